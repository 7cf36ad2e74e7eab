/** The English texts of ImageCarousel. */
export const MESSAGES = {
  pictures: 'Pictures of {name}',
  slide: '{number} of {count}',
  picture: '{name}, picture {number}',
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play pictures',
  pause: 'Pause pictures',
  view: 'View pictures',
  none: 'No pictures',
  broken: 'This picture could not be loaded.',
  carouselRole: 'carousel',
  slideRole: 'slide',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ImageCarousel: typeof MESSAGES;
  }
}

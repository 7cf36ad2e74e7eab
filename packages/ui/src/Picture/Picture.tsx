import { useContext, type ComponentProps } from 'react';

import { PictureSaving } from './picture-saving.ts';

/** A file of a picture. */
export interface PictureSource {
  /** Its URL. */
  src: string;
  /** Its width in pixels. */
  width: number;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** URL of the full size; without it nothing is loaded. */
  src?: string | undefined;
  /** All files of the picture, the full size too, from narrow to wide. Default: the full size alone. */
  sources?: readonly PictureSource[] | undefined;
  /** Its displayed width, for the browser's choice among the sources, such as `44px` or `100vw`. */
  sizes?: string | undefined;
}

/**
 * An image of which the browser loads the file that fits its place and screen. Loaded when it is near the viewport,
 * unless `loading` is `eager`. Inside `PictureSaving`, the narrowest file is loaded.
 */
export function Picture({ src, sources = [], sizes, loading = 'lazy', alt, ...rest }: PictureProps) {
  const isSaving = useContext(PictureSaving);
  const [narrowest] = sources;
  const choice =
    src === undefined || narrowest === undefined || isSaving
      ? { src: src && (narrowest?.src ?? src) }
      : { sizes, srcSet: sources.map((source) => `${source.src} ${source.width}w`).join(', '), src };
  // `loading` and `sizes` come before the addresses: some browsers start to load as soon as they see one.
  return <img loading={loading} decoding="async" alt={alt} {...rest} {...choice} />;
}

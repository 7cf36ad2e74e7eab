import { t } from '@lingui/core/macro';

/** What is written on a picture. */
interface Stamp {
  /** The buyer's name. */
  name: string;
  at: Date;
  locale: string;
}

/** The two lines of a stamp: the time is that of Lagos, wherever the device is. */
export function stampLines({ name, at, locale }: Stamp): [string, string] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' });
  return [t`Oja · ${{ time: format.format(at) }} (Lagos)`, name];
}

/**
 * Takes what a video shows as a picture, with the stamp on a dark band along its lower edge. It is drawn into the
 * picture: no size of the picture is without it.
 */
export async function stampPicture(video: HTMLVideoElement, stamp: Stamp): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.drawImage(video, 0, 0, width, height);
  const size = Math.max(14, Math.round(Math.min(width, height) / 24));
  const band = size * 3.4;
  context.fillStyle = 'rgb(0 0 0 / 70%)';
  context.fillRect(0, height - band, width, band);
  context.fillStyle = 'white';
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textBaseline = 'middle';
  for (const [index, line] of stampLines(stamp).entries())
    context.fillText(line, size, height - band + size * (1.1 + 1.3 * index), width - 2 * size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be encoded.');
  return new File([blob], 'show-now.jpg', { type: 'image/jpeg' });
}

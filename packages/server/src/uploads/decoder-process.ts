import sharp from 'sharp';

import { Refusal } from '../http/refusal.ts';
import { errorText } from '../startup-fault.ts';
import { checkPicture } from './check-picture.ts';
import { type DecodingJob, type DecodingOutcome, decodingJobSchema } from './decoder-messages.ts';
import { encodePicture } from './encode-picture.ts';

/**
 * The program of the decoder: takes uploads from the server that started it, and gives back what they become. It lives
 * as long as the server wants it; a stop of the whole group is the server's to handle, which first finishes what is
 * underway.
 */
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

// No picture comes twice.
sharp.cache(false);

process.on('message', (message) => {
  const job = decodingJobSchema.parse(message);
  void decode(job).then((outcome) => process.send?.(outcome));
});

async function decode({ id, preset, source }: DecodingJob): Promise<DecodingOutcome> {
  try {
    await checkPicture(source);
    return { kind: 'encoded', id, picture: await encodePicture(preset, source) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { kind: 'undecodable', id, reason: errorText(error instanceof Error ? (error.cause ?? error) : error) };
    const { code, message, fields } = error;
    return { kind: 'refused', id, refusal: { code, message, ...(fields && { fields }) } };
  }
}

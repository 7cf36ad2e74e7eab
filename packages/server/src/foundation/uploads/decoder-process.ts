import sharp from 'sharp';

import { ApiError } from '../http/api-error.ts';
import { errorText } from '../startup/startup-fault.ts';
import { checkPicture } from './check-picture.ts';
import { type DecodingJob, type DecodingOutcome, decodingJobSchema } from './decoder-messages.ts';
import { encodePicture } from './encode-picture.ts';

/**
 * The decoder's program: receives uploads from the server that started it, and returns encoded pictures. It runs
 * until the server disconnects. It ignores signals to the whole process group: the server handles those, and first
 * finishes running work.
 */
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

// No picture is decoded twice.
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
    if (!(error instanceof ApiError))
      return { kind: 'undecodable', id, reason: errorText(error instanceof Error ? (error.cause ?? error) : error) };
    const { code, message, fields } = error;
    return { kind: 'refused', id, error: { code, message, ...(fields && { fields }) } };
  }
}

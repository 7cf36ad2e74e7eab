import { IMAGES_TOTAL_BYTES_MAX } from '@oja/contract/limits';
import { REFUSALS } from '@oja/contract/texts';
import { type UploadPreset, uploadPresetSchema } from '@oja/contract/uploads';
import type { FastifyRequest } from 'fastify';

import { Refusal, refuseField } from '../http/refusal.ts';
import { errorCode } from '../startup-fault.ts';
import { refuseFile } from './refuse-file.ts';

const LIMITS = { fileSize: IMAGES_TOTAL_BYTES_MAX, files: 1, fields: 4, fieldSize: 100 };

/**
 * Reads the multipart form of an upload, its parts in any order.
 * @throws Refusal `upload_missing`, `upload_too_large`, `bad_request` for a broken form, or `validation_failed` for an unknown preset
 */
export async function readUploadForm(request: FastifyRequest): Promise<{ content: Buffer; preset: UploadPreset }> {
  if (!request.isMultipart()) throw refuseFile('upload_missing');
  const { content, presetName } = await readParts(request);
  if (!content || content.length === 0) throw refuseFile('upload_missing');
  const preset = uploadPresetSchema.safeParse(presetName);
  if (!preset.success) throw refuseField('upload_preset', `upload_preset must be ${uploadPresetSchema.options.join(', ')}`);
  return { content, preset: preset.data };
}

async function readParts(request: FastifyRequest) {
  let content: Buffer | undefined;
  let presetName: unknown;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') content = await part.toBuffer();
      else if (part.fieldname === 'upload_preset') presetName = part.value;
    }
  } catch (error) {
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('upload_too_large', { file: REFUSALS.upload_too_large });
    // The parser gives no code to a form that is cut short or has no boundary: nothing but the request is read here.
    if (errorCode(error) === undefined) throw new Refusal('bad_request');
    throw error;
  }
  return { content, presetName };
}

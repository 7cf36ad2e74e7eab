import { IMAGES_TOTAL_BYTES_MAX } from '@oja/contract/limits';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { type UploadPreset, uploadPresetSchema } from '@oja/contract/uploads';
import type { FastifyRequest } from 'fastify';

import { ApiError, refuseField } from '../http/api-error.ts';
import { errorCode } from '../startup/startup-fault.ts';
import { refuseFile } from './refuse-file.ts';

const LIMITS = { fileSize: IMAGES_TOTAL_BYTES_MAX, files: 1, fields: 4, fieldSize: 100 };

/**
 * Reads the multipart form of an upload, with its parts in any order.
 * @throws ApiError `upload_missing`, `upload_too_large`, `bad_request` for a broken form, or `validation_failed` for
 *   an unknown preset
 */
export async function readUploadForm(request: FastifyRequest): Promise<{ content: Buffer; preset: UploadPreset }> {
  if (!request.isMultipart()) throw refuseFile('upload_missing');
  const { content, presetName } = await readParts(request);
  if (!content || content.length === 0) throw refuseFile('upload_missing');
  const preset = uploadPresetSchema.safeParse(presetName);
  if (!preset.success) throw refuseField('upload_preset', VALIDATION.uploadPresetShape);
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
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE')
      throw new ApiError('upload_too_large', { file: ERROR_MESSAGES.upload_too_large });
    // The parser's error has no code for a form that is cut short or has no boundary. Only the request is read here,
    // so every error without a code is such a form.
    if (errorCode(error) === undefined) throw new ApiError('bad_request');
    throw error;
  }
  return { content, presetName };
}

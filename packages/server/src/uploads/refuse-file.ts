import { REFUSALS } from '@oja/contract/texts';

import { Refusal } from '../http/refusal.ts';

/** A refusal of the file, said at its field. */
export function refuseFile(code: 'not_an_image' | 'image_too_large' | 'upload_missing'): Refusal {
  return new Refusal(code, { file: REFUSALS[code] });
}

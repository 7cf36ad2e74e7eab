import type { ExtractorType } from '@lingui/conf';

import { listContractTexts } from '../src/renderer/platform/contract-texts/contract-texts.ts';

const FILE = 'src/renderer/platform/contract-texts/contract-texts.ts';

/** Writes the contract's texts into a catalogue of their own: they stand in the contract, which has no `t`. */
export const contractTextsExtractor: ExtractorType = {
  match: (file) => file.replaceAll('\\', '/').endsWith(FILE),
  extract(_file, _code, onMessageExtracted) {
    for (const [id, message] of listContractTexts())
      onMessageExtracted({ id, message, origin: [FILE, 1], placeholders: {} });
  },
};

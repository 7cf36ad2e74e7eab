import type { PaneSizes } from '@oja/ui/SplitView';
import { useMemo } from 'react';

import { storedTexts } from './stored-texts.ts';

const stored = storedTexts('oja.panes.');

/** Widths outside of these percents are not of this program. */
const LEAST = 1;
const MOST = 99;

function parseSizes(text: string): PaneSizes {
  try {
    const parsed: unknown = JSON.parse(text === '' ? '{}' : text);
    const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    return Object.fromEntries(
      entries.filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= LEAST && entry[1] <= MOST,
      ),
    );
  } catch {
    return {};
  }
}

/**
 * Returns the widths of panes that a person has chosen on this device, and the function that stores them.
 * @param userId the person
 * @param layout the name of the panes' arrangement: other panes have other widths
 */
export function usePaneSizes(userId: string, layout: string): [PaneSizes, (sizes: PaneSizes) => void] {
  const key = `${userId}.${layout}`;
  const text = stored.useText(key);
  const sizes = useMemo(() => parseSizes(text), [text]);
  return [sizes, (next) => stored.write(key, Object.keys(next).length === 0 ? '' : JSON.stringify(next))];
}

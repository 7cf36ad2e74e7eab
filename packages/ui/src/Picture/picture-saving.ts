import { createContext } from 'react';

/**
 * Whether the user saves data. If true, every Picture below requests its smallest file alone. Default false.
 *
 * `<PictureSaving value={isSaving}>…</PictureSaving>`
 */
export const PictureSaving = createContext(false);

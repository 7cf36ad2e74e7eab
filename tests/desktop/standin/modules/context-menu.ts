import { fromPage } from '../addresses.ts';
import type { PageContext } from '../page/preload-world.ts';
import { defaultSession } from './session.ts';
import { misspellings } from './spelling.ts';
import type { WebContents } from './web-contents.ts';

/** The parameters of Electron's `context-menu` event. Words are misspelled if a spec has listed them. */
export function contextMenuParams(contents: WebContents, { word, ...seen }: PageContext) {
  const suggestions = misspellings.get(word);
  const has = (condition: boolean) => condition && seen.isEditable;
  return {
    ...seen,
    linkURL: fromPage(seen.linkURL),
    pageURL: contents.getURL(),
    frameURL: '',
    misspelledWord: suggestions && seen.isEditable ? word : '',
    dictionarySuggestions: seen.isEditable ? [...(suggestions ?? [])] : [],
    spellcheckEnabled: defaultSession.isSpellCheckerEnabled(),
    editFlags: {
      canUndo: seen.isEditable,
      canRedo: seen.isEditable,
      canCut: has(seen.selectionText !== ''),
      canCopy: seen.selectionText !== '',
      canPaste: seen.isEditable,
      canDelete: has(seen.selectionText !== ''),
      canSelectAll: true,
      canEditRichly: false,
    },
  };
}

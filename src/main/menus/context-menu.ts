import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';

import { text } from '../texts/texts.ts';

/** The actions of the context menu beyond Electron's roles. */
export interface ContextActions {
  correct: (word: string) => void;
  learn: (word: string) => void;
  copyImage: () => void;
  saveImage: (address: string) => void;
  copyText: (text: string) => void;
}

type Clicked = Pick<
  ContextMenuParams,
  | 'dictionarySuggestions'
  | 'editFlags'
  | 'hasImageContents'
  | 'isEditable'
  | 'linkURL'
  | 'mediaType'
  | 'misspelledWord'
  | 'selectionText'
  | 'srcURL'
>;

const SUGGESTIONS_MAX = 5;

/**
 * Builds the context menu for a misspelled word, a field, selected text, a link or a picture.
 * @returns an empty menu where no action applies
 */
export function contextMenuOf(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  const parts = [spelling(clicked, actions), editing(clicked), link(clicked, actions), picture(clicked, actions)];
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ type: 'separator' as const }, ...part]));
}

function spelling(
  { misspelledWord, dictionarySuggestions }: Clicked,
  { correct, learn }: ContextActions,
): MenuItemConstructorOptions[] {
  if (misspelledWord === '') return [];
  const suggested = dictionarySuggestions
    .slice(0, SUGGESTIONS_MAX)
    .map((word) => ({ label: word, click: () => correct(word) }));
  return [
    ...(suggested.length > 0 ? suggested : [{ label: text('contextMenu.noSuggestions'), enabled: false }]),
    { label: text('contextMenu.learn', { word: misspelledWord }), click: () => learn(misspelledWord) },
  ];
}

function editing({ isEditable, selectionText, editFlags }: Clicked): MenuItemConstructorOptions[] {
  const isSelected = selectionText.trim() !== '';
  if (!isEditable) return isSelected ? [{ role: 'copy', enabled: editFlags.canCopy }] : [];
  return [
    { role: 'undo', enabled: editFlags.canUndo },
    { role: 'redo', enabled: editFlags.canRedo },
    { type: 'separator' },
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}

/** Addresses of the app itself are not offered: they mean nothing outside of it. */
function link({ linkURL }: Clicked, { copyText }: ContextActions): MenuItemConstructorOptions[] {
  if (linkURL.startsWith('mailto:'))
    return [{ label: text('contextMenu.copyMailAddress'), click: () => copyText(linkURL.slice('mailto:'.length)) }];
  if (linkURL.startsWith('tel:'))
    return [{ label: text('contextMenu.copyTelephoneNumber'), click: () => copyText(linkURL.slice('tel:'.length)) }];
  return /^https?:/v.test(linkURL) ? [{ label: text('contextMenu.copyLink'), click: () => copyText(linkURL) }] : [];
}

function picture(
  { mediaType, hasImageContents, srcURL }: Clicked,
  { copyImage, saveImage }: ContextActions,
): MenuItemConstructorOptions[] {
  if (mediaType !== 'image' || !hasImageContents) return [];
  return [
    { label: text('contextMenu.copyPicture'), click: copyImage },
    ...(/^https?:/v.test(srcURL) ? [{ label: text('contextMenu.savePicture'), click: () => saveImage(srcURL) }] : []),
  ];
}

import { describe, expect, it, vi } from 'vitest';

import { type ContextActions, contextMenuOf } from './context-menu.ts';

type Clicked = Parameters<typeof contextMenuOf>[0];
const flags = {
  canUndo: true,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};
const nothing: Clicked = {
  dictionarySuggestions: [],
  editFlags: flags,
  hasImageContents: false,
  isEditable: false,
  linkURL: '',
  mediaType: 'none',
  misspelledWord: '',
  selectionText: '',
  srcURL: '',
};

function menuOf(clicked: Partial<Clicked>) {
  const actions = {
    correct: vi.fn<(word: string) => void>(),
    learn: vi.fn<(word: string) => void>(),
    copyImage: vi.fn<() => void>(),
    saveImage: vi.fn<(address: string) => void>(),
    copyText: vi.fn<(text: string) => void>(),
  } satisfies ContextActions;
  const items = contextMenuOf({ ...nothing, ...clicked }, actions);
  const press = (label: string) =>
    Reflect.apply(items.find((item) => item.label === label)?.click ?? (() => undefined), undefined, []);
  return { actions, press, names: items.map(({ label, role, type }) => label ?? role ?? type) };
}

describe('the context menu offers', () => {
  it('nothing where no action applies', () => {
    expect(menuOf({}).names).toEqual([]);
    expect(menuOf({ linkURL: 'oja-app://app/dashboard' }).names).toEqual([]);
  });

  it('to copy selected text', () => {
    expect(menuOf({ selectionText: 'Ankara, 6 yards' }).names).toEqual(['copy']);
  });

  it('copy and paste in a field, with suggestions for a misspelled word', () => {
    const { names, press, actions } = menuOf({
      isEditable: true,
      misspelledWord: 'sandls',
      dictionarySuggestions: ['sandals', 'scandals', 'a', 'b', 'c', 'd'],
    });
    expect(names).toEqual([
      'sandals',
      'scandals',
      'a',
      'b',
      'c',
      'Add “sandls” to the dictionary',
      'separator',
      'undo',
      'redo',
      'separator',
      'cut',
      'copy',
      'paste',
      'selectAll',
    ]);
    press('sandals');
    expect(actions.correct).toHaveBeenCalledExactlyOnceWith('sandals');
    press('Add “sandls” to the dictionary');
    expect(actions.learn).toHaveBeenCalledExactlyOnceWith('sandls');
  });

  it('to save and copy a picture, and only to copy one that is not uploaded yet', () => {
    const { names, press, actions } = menuOf({
      mediaType: 'image',
      hasImageContents: true,
      srcURL: 'https://oja.ng/uploads/1.webp',
    });
    expect(names).toEqual(['Copy picture', 'Save picture as…']);
    press('Save picture as…');
    expect(actions.saveImage).toHaveBeenCalledExactlyOnceWith('https://oja.ng/uploads/1.webp');
    expect(menuOf({ mediaType: 'image', hasImageContents: true, srcURL: 'blob:oja-app://app/1' }).names).toEqual([
      'Copy picture',
    ]);
    expect(
      menuOf({ mediaType: 'image', hasImageContents: false, srcURL: 'https://oja.ng/uploads/1.webp' }).names,
    ).toEqual([]);
  });

  it.each([
    ['https://oja.ng/p/1', 'Copy link', 'https://oja.ng/p/1'],
    ['mailto:ada@oja.ng', 'Copy mail address', 'ada@oja.ng'],
    ['tel:+2348012345678', 'Copy telephone number', '+2348012345678'],
  ])('for %s the item "%s"', (linkURL, label, text) => {
    const { press, actions } = menuOf({ linkURL });
    press(label);
    expect(actions.copyText).toHaveBeenCalledExactlyOnceWith(text);
  });
});

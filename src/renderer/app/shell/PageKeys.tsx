import { t } from '@lingui/core/macro';
import type { TabBarItem } from '@oja/ui/TabBar';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { usePostKeys } from '../../features/posts/card/use-post-keys.ts';
import { LatePart } from '../../platform/LatePart.tsx';
import { replayEarlyKeys } from '../../platform/early-keys.ts';
import { focusContent } from '../../platform/focus-content.ts';
import { isMac, type PageKey, usePageKeys } from '../../platform/page-keys.ts';
import { SwitcherKey } from '../switcher/SwitcherKey.tsx';
import { useRepeatedPress } from '../tabs/use-repeated-press.ts';
import { useListKeys } from './use-list-keys.ts';

/** Without it, conversations are gone through, sorted and found by presses. */
const ConversationKeys = lazy<() => ReactNode>(() =>
  import('../../features/chat/conversations/ConversationKeys.tsx').catch(() => ({ default: () => null })),
);
const loadKeysDialog = async () => (await import('./KeysDialog.tsx')).KeysDialog;

/** The tabs by their keys, and the letters after G that open them. */
const LETTERS = [
  ['home', 'h'],
  ['notifications', 'n'],
  ['search', 's'],
  ['post', 'w'],
  ['chat', 'c'],
  ['profile', 'p'],
  ['flags', 'f'],
] as const;

const isShown = (selector: string) => () => document.querySelector(selector) !== null;

const hasThread = isShown('[role="log"]');

function pageKeys(tabs: readonly TabBarItem[]): PageKey[] {
  const keys: PageKey[] = [
    { act: 'help', on: ['?'], keys: ['?'], spoken: { '?': t`Question mark` }, does: t`show these keys` },
    { act: 'find', on: ['/'], keys: ['/'], spoken: { '/': t`Slash` }, does: t`search the market` },
    // The panes listen to their key themselves, a conversation and its messages to their own: they are listed here.
    { act: 'pane', on: [], keys: ['F6'], does: t`go to the next pane`, isOffered: isShown('[data-pane-content]') },
    {
      act: 'find in chat',
      on: [],
      held: 'mod',
      keys: [isMac() ? '⌘F' : 'Ctrl+F'],
      does: t`find in this conversation`,
      isOffered: hasThread,
    },
    {
      act: 'message',
      on: [],
      keys: ['↑', '↓'],
      spoken: { '↑': t`Arrow up`, '↓': t`Arrow down` },
      does: t`go from message to message`,
      isOffered: hasThread,
    },
    {
      act: 'inside',
      on: [],
      keys: ['Tab'],
      does: t`go through links and pictures of the message`,
      isOffered: hasThread,
    },
    { act: 'menu', on: [], keys: ['Enter'], does: t`open the menu of the message`, isOffered: hasThread },
    { act: 'reply', on: [], keys: ['R'], does: t`reply to the focused message`, isOffered: hasThread },
  ];
  for (const [act, letter] of LETTERS) {
    const label = tabs.find(({ key }) => key === act)?.label;
    if (label === undefined) continue;
    const does = t`go to ${{ tab: label }}`;
    keys.push({ act, on: [letter], after: 'g', keys: ['G', letter.toUpperCase()], sequence: true, does });
  }
  return keys;
}

/**
 * The keys of every dashboard screen: those of lists, of posts and of the switcher; "/" focuses the first search field,
 * G with a letter opens a tab, and "?" lists all keys.
 */
export default function PageKeys({ tabs }: { tabs: readonly TabBarItem[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [keys] = useState(() => pageKeys(tabs));
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isRepeated = useRepeatedPress();
  useListKeys();
  usePostKeys();
  usePageKeys(keys, (act) => {
    if (act === 'help') {
      setIsOpen(true);
      return true;
    }
    const field = act === 'find' ? document.querySelector<HTMLInputElement>('input[type="search"]') : null;
    const tab = act === 'find' ? 'search' : act;
    const href = tabs.find(({ key }) => key === tab)?.href;
    if (field) {
      field.focus();
      field.select();
    } else if (href !== undefined && !isRepeated(href)) {
      void navigate(href);
      focusContent();
    }
    return true;
  });
  useEffect(replayEarlyKeys, []);
  return (
    <>
      <SwitcherKey />
      {pathname.startsWith('/dashboard/chat') && (
        <Suspense>
          <ConversationKeys />
        </Suspense>
      )}
      {isOpen && (
        <LatePart load={loadKeysDialog} onFailed={() => setIsOpen(false)}>
          {(KeysDialog) => <KeysDialog onClose={() => setIsOpen(false)} />}
        </LatePart>
      )}
    </>
  );
}

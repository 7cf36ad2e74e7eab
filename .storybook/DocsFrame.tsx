import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { darkFrame, lightFrame } from './theme.ts';

type Mode = 'dark' | 'light';
const pageMode = (): Mode => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** Shows docs pages in the mode of the toolbar or the URL, like the stories on them. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState<Mode>(() =>
    /globals=[^&]*mode:light/.test(decodeURIComponent(window.location.search)) ? 'light' : pageMode(),
  );
  useEffect(() => {
    const update = ({ globals }: { globals: { mode?: Mode } }) => setMode(globals.mode ?? 'dark');
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  useEffect(() => {
    // A page without stories has no other element that sets the mode.
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  return (
    <DocsContainer context={context} theme={mode === 'light' ? lightFrame : darkFrame}>
      {children}
    </DocsContainer>
  );
}

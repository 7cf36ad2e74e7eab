import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';

import { SegmentedControl } from '../packages/ui/src/SegmentedControl/SegmentedControl.tsx';
import styles from './DocsFrame.module.css';
import { holdTop } from './hold-top.ts';
import { darkFrame, lightFrame } from './theme.ts';

declare global {
  /** The address at which docs pages open stories in a frame; Storybook's own without it. */
  var PREVIEW_URL: string | undefined;
}

type Mode = 'dark' | 'light';
const pageMode = (): Mode => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

const WIDTHS = [
  { value: 'full', label: 'Full' },
  { value: 'tablet', label: '820' },
  { value: 'phone', label: '390' },
];

interface Globals {
  mode?: Mode;
  viewport?: { value?: string };
}

/** An embedded story does not play: its test would move the focus, and might close what the page shows. */
function embedStories(mode: Mode): void {
  globalThis.PREVIEW_URL = `iframe.html?embed=true&globals=mode:${mode}`;
}

/** Shows docs pages in the mode of the toolbar or the URL, like the stories on them, and their stories in a width. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState<Mode>(() =>
    /globals=[^&]*mode:light/.test(decodeURIComponent(window.location.search)) ? 'light' : pageMode(),
  );
  const [width, setWidth] = useState('full');
  useEffect(() => {
    const update = ({ globals }: { globals: Globals }) => {
      setMode(globals.mode ?? 'dark');
      setWidth(globals.viewport?.value ?? 'full');
    };
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  useEffect(() => {
    // A page without stories has no other element that sets the mode.
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  useEffect(holdTop, []);

  embedStories(mode);
  const chooseWidth = (value: string) =>
    context.channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: value === 'full' ? undefined : value } } });
  return (
    <DocsContainer context={context} theme={mode === 'light' ? lightFrame : darkFrame}>
      {/* Frames take a new mode when they are loaded again. */}
      <div key={mode} className="docs-frame" data-width={width}>
        <div className={`sb-unstyled ${styles.width}`}>
          <SegmentedControl label="Width of the examples" options={WIDTHS} value={width} onValueChange={chooseWidth} />
        </div>
        {children}
      </div>
    </DocsContainer>
  );
}

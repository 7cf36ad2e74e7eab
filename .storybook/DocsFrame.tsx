import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { SegmentedControl } from '../packages/ui/src/SegmentedControl/SegmentedControl.tsx';
import styles from './DocsFrame.module.css';
import { holdTop } from './hold-top.ts';
import { darkFrame, lightFrame } from './theme.ts';

declare global {
  /** The address at which docs pages open stories in a frame; Storybook's own without it. */
  var PREVIEW_URL: string | undefined;
}

type Mode = 'dark' | 'light';

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

/** The width that the reader chose on any docs page. Not a global: a new global makes Storybook draw the page again. */
let chosenWidth: string | undefined;

/** Shows docs pages in the mode of the toolbar or the URL, like the stories on them, and their stories in a width. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Sent before the page is drawn, with the globals of the URL. Storybook mounts this again when a global changes.
  const [{ globals }]: [{ globals: Globals }] = context.channel.last(GLOBALS_UPDATED) ?? [{ globals: {} }];
  const mode = globals.mode ?? 'dark';
  const [width, setWidth] = useState(chosenWidth ?? globals.viewport?.value ?? 'full');
  useEffect(() => {
    // A page without stories has no other element that sets the mode.
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  useEffect(holdTop, []);

  embedStories(mode);
  const chooseWidth = (value: string) => {
    chosenWidth = value;
    setWidth(value);
  };
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

import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import '../packages/ui/src/styles/styles.css';
import '../packages/market/src/styles/tokens.css';
import './preview.css';
import { activateEnglish } from '../src/renderer/platform/language.ts';
import { WCAG } from '../tests/axe-rules.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { GuidePage } from './guide/GuidePage.tsx';
import { withPropControls } from './guide/prop-controls.tsx';
import { judgeModes, setMode } from './judge-modes.ts';
import { refuseAutocomplete } from './refuse-autocomplete.ts';
import { isTestRun, refuseStyles } from './refuse-styles.ts';
import { releaseAnimations } from './release-animations.ts';
import { unfreezeTime } from './screens/freeze-time.ts';
import { settle } from './settle.ts';

activateEnglish();
// How long a play function waits for what it expects: a backstop for busy machines, where a screen takes seconds.
configure({ asyncUtilTimeout: 20_000 });

/** Sets the page to the mode chosen in the toolbar. Before the story renders, because axe checks its colours. */
const withMode: Decorator = (Story, { globals }) => {
  setMode(globals['mode'] === 'light' ? 'light' : 'dark');
  document.documentElement.lang = 'en-NG';
  return <Story />;
};

const preview: Preview = {
  decorators: [withMode],
  argTypesEnhancers: [withPropControls],
  beforeEach: (story) => {
    // A play function starts when the story has appeared: a dialog that still fades in is not visible to it.
    const mount = story.mount;
    story.mount = async (...ui) => {
      const canvas = await mount(...ui);
      await settle();
      return canvas;
    };
  },
  afterEach: async (story) => {
    try {
      refuseStyles();
      refuseAutocomplete();
      await judgeModes(story);
    } catch (error) {
      releaseAnimations();
      throw error;
    } finally {
      // The next story's file computes dates from the current time when it is loaded, before its story starts.
      if (isTestRun) unfreezeTime();
    }
  },
  tags: ['autodocs'],
  initialGlobals: { mode: 'dark' },
  globalTypes: {
    mode: {
      description: 'Colour mode',
      toolbar: {
        title: 'Mode',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    docs: { container: DocsFrame, page: GuidePage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          ['Theming', 'Icons', 'Content and voice', 'Accessibility', 'Changelog'],
          'Tokens',
          ['All tokens'],
          'Identity',
          'Actions',
          'Forms',
          'Feedback',
          'Content',
          'Layout',
          'People',
          'Market',
          'Adverts',
          'Chat',
          'Landing',
          'Hooks',
          'Screens',
          ['Visitor', 'Customer', 'Vendor', 'Admin'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: {
      test: 'error',
      // Passed checks are only useful in Storybook's panel.
      options: { runOnly: WCAG, ...(isTestRun && { resultTypes: ['violations'] }) },
    },
  },
};

export default preview;

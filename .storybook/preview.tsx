import type { Decorator, Preview } from '@storybook/react-vite';

import '../packages/ui/src/styles/styles.css';
import './preview.css';
import { DocsFrame } from './DocsFrame.tsx';
import { GuidePage } from './guide/GuidePage.tsx';
import { withPropControls } from './guide/prop-controls.tsx';
import { photograph } from './photograph.ts';
import { refuseStyles } from './refuse-styles.ts';
import { releaseAnimations } from './release-animations.ts';
import { settle } from './settle.ts';

/** Puts the page in the mode chosen in the toolbar, or by the test run. Before the story renders: axe must see it. */
const withMode: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['mode'] === 'light' ? 'light' : 'dark';
  document.documentElement.lang = 'en-NG';
  return <Story />;
};

const preview: Preview = {
  decorators: [withMode],
  argTypesEnhancers: [withPropControls],
  afterEach: async (story) => {
    try {
      refuseStyles();
      await settle();
      await photograph(story);
      await settle();
    } catch (error) {
      releaseAnimations();
      throw error;
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
      storySort: { order: ['Welcome', 'Tokens', 'Identity', 'Actions', 'Forms', 'Feedback', 'Layout', 'People', 'Market', 'Adverts', 'Chat', 'Landing', 'Hooks', 'Screens'] },
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
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
};

export default preview;

import { addons } from 'storybook/manager-api';

import { darkFrame } from './theme.ts';

addons.setConfig({ theme: darkFrame, sidebar: { showRoots: true } });

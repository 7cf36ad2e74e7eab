import { join } from 'node:path';

import { type Made, invalidNameMessage, spell } from './names.ts';
import { writeFiles } from './write-files.ts';

const TABLE = 'src/renderer/app/routes/dashboard-screens.ts';

/** Who may see the screen, and the demo account that opens it in its spec. */
const VIEWERS: Readonly<Record<string, string>> = { session: 'customer', vendor: 'vendor', admin: 'admin' };

/** The guards of new screens. */
export const GUARDS = Object.keys(VIEWERS);

/**
 * Creates a screen inside the dashboard, its line in the route table and its spec.
 * @param name in Pascal case, without "Screen", such as ShopHours
 * @param feature its folder in src/renderer/features, or a folder in it; without one, a folder with the screen's name
 * @param guard who may see it
 * @param root the repository's root; tests pass another
 */
export function newScreen(name: string, feature?: string, guard = 'session', root = defaultRoot): Made {
  const names = spell(name);
  if (!names || name.endsWith('Screen')) return { fault: invalidNameMessage('a screen', name, 'ShopHours') };
  const folder = feature ?? names.kebab;
  if (!/^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*$/.test(folder))
    return { fault: `“${folder}” is no name for a feature. Write it like shop-hours.` };
  const viewer = VIEWERS[guard];
  if (viewer === undefined) return { fault: `There is no guard “${guard}”. There are: ${GUARDS.join(', ')}.` };
  const { pascal, kebab, sentence } = names;
  const path = `/dashboard/${kebab}`;
  const screen = `features/${folder}/${pascal}Screen.tsx`;

  return writeFiles(
    root,
    {
      [`src/renderer/${screen}`]: `import { t } from '@lingui/core/macro';
import { PageHeader } from '@oja/ui/PageHeader';

/** ${path}: the ${sentence.toLowerCase()} screen. */
export default function ${pascal}Screen() {
  return <PageHeader title={t\`${sentence}\`} />;
}
`,
      [`tests/e2e/${kebab}.spec.ts`]: `import { expect, test } from '@playwright/test';

import { startSession } from './demo.ts';

test('the ${sentence.toLowerCase()} screen opens at its address', async ({ page }) => {
  await startSession(page, '${viewer}');
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${sentence}', exact: true })).toBeVisible();
});
`,
    },
    [
      {
        file: TABLE,
        behind: /export const DASHBOARD_SCREENS[^]*?\n(?=\];\n)/,
        text: `  {
    path: '${path}',
    guard: '${guard}',
    title: /* i18n */ { id: 'title.${kebab}', message: '${sentence}' },
    load: () => import('../../${screen}'),
  },
`,
      },
    ],
  );
}

const defaultRoot = join(import.meta.dirname, '../..');

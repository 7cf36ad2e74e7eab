/** `npm run new component|screen|endpoint NAME`: creates the files of a new part, and prints the remaining steps. */
import type { Made } from './new/names.ts';
import { GROUPS, newComponent } from './new/new-component.ts';
import { newEndpoint } from './new/new-endpoint.ts';
import { GUARDS, newScreen } from './new/new-screen.ts';
import { fail } from './prepare.mjs';

interface Kind {
  /** An example of its arguments, for the help text. */
  usage: string;
  make: (name: string, ...more: (string | undefined)[]) => Made;
  /** Returns the remaining steps. */
  remains: (name: string) => string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  component: {
    usage: `component PriceTag [${GROUPS.join('|')}]`,
    make: (name, group = 'Market') => newComponent(name, group),
    remains: (name) => `Its stories pass already: npx vitest run --config .storybook/vitest.config.ts /${name}/
Then fill in its guide in the stories: when to use it, and when not.`,
  },
  screen: {
    usage: `screen ShopHours [FEATURE] [${GUARDS.join('|')}]`,
    make: (name, feature, guard) => newScreen(name, feature, guard),
    remains: () => `The screen opens already at the path in its line of the route table. Then:
- Fill in the screen, and say in its doc comment what it is for.
- Check path, guard and title in the line. If the title depends on what the screen shows, remove it there and call usePageTitle in the screen.
- Test in the spec what a user does on the screen. Its accessibility is checked already, by tests/e2e/screens.spec.ts.
- Link to the screen from other screens.
- npm run texts writes its texts into the catalogues.`,
  },
  endpoint: {
    usage: 'endpoint ShopHours SUBJECT ROUTES',
    make: (name, subject, group) => newEndpoint(name, subject, group),
    remains: () => `The call works already, and returns the signed-in user. Then:
- Write its request and response schemas in the contract. A new error is a code in packages/contract/src/texts.ts.
- Write the route's summary, tag and section of the product’s rules, and the query in the store. A new table or column is a migration.
- If not everybody with a session may call it, give it a row in packages/server/test/roles, with what each role gets.
- Give the client's endpoint its cache tags, and use its hook in a screen.
- Test what it does, on both databases, beside the route.`,
  },
};

const [kindName = '', name, ...more] = process.argv.slice(2);
const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
if (!kind || !name)
  fail(`Give a kind and a name:
${Object.values(KINDS)
  .map(({ usage }) => `  npm run new ${usage}`)
  .join('\n')}`);

const made = kind.make(name, ...more);
if ('fault' in made) fail(made.fault);
console.log(
  [...made.files.map((file) => `new       ${file}`), ...made.extended.map((file) => `extended  ${file}`)].join('\n'),
);
console.log(`\n${kind.remains(name)}`);

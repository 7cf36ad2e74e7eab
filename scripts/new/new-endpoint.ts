import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { type Made, type Names, invalidNameMessage, spell } from './names.ts';
import { type Extension, writeFiles } from './write-files.ts';

const SERVER = 'packages/server';

/** The folders of an endpoint's parts, and their sources: paths from the root. */
const PLACES = {
  contract: 'packages/contract/src',
  api: 'src/renderer/api',
  routes: `${SERVER}/src/entry/routes`,
  stores: `${SERVER}/src/market`,
  sessionGuard: `${SERVER}/src/entry/routes/session-guard.ts`,
  operation: `${SERVER}/src/foundation/http/operation.ts`,
  database: `${SERVER}/src/foundation/db/database.ts`,
  testServer: `${SERVER}/test/test-server.ts`,
} as const;

/** Returns the specifier with which a file of one folder imports another file. */
function importPath(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Creates a call that reads something, from the contract to the client: `GET /api/v1/NAME` for every signed-in user. It
 * returns the user until the store reads something else.
 * @param name in Pascal case, such as ShopHours
 * @param subject the folder of the server's market for its store
 * @param group the group of routes that it belongs to, such as `settings` for settings-routes.ts
 * @param root the repository's root; tests pass another
 */
export function newEndpoint(name: string, subject = '', group = '', root = defaultRoot): Made {
  const names = spell(name);
  if (!names) return { fault: invalidNameMessage('an endpoint', name, 'ShopHours') };
  for (const [what, word, example] of [
    ['a subject', subject, 'payments'],
    ['a group of routes', group, 'settings'],
  ])
    if (!/^[a-z][a-z0-9-]*$/.test(word ?? ''))
      return { fault: `“${word}” is no name for ${what}. Write it like ${example}.` };
  if (!existsSync(join(root, PLACES.stores, subject)))
    return {
      fault: `The market has no subject “${subject}”. Name one of the folders in ${PLACES.stores}, or make a folder and give it its place in lint/import-order.ts first.`,
    };
  const routes = `${PLACES.routes}/${group}-routes.ts`;
  if (!existsSync(join(root, routes)))
    return {
      fault: `There are no routes “${group}”. Name one of the files in ${PLACES.routes}, or make a file like them and register it in ${SERVER}/src/entry/app.ts first.`,
    };
  const store = `${PLACES.stores}/${subject}/${names.kebab}-store.ts`;
  return writeFiles(
    root,
    {
      [`${PLACES.contract}/${names.kebab}.ts`]: contract(names),
      [store]: storeText(names, posix.dirname(store)),
      [`${PLACES.api}/${names.kebab}-api.ts`]: clientApi(names),
      [`${PLACES.routes}/${names.kebab}-routes.test.ts`]: test(names),
    },
    route(names, { file: routes, text: readFileSync(join(root, routes), 'utf8'), store }),
  );
}

const contract = ({ camel, pascal, kebab }: Names) => `import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema } from './ids.ts';

/** GET /api/v1/${kebab}: whose it is. */
export const ${camel}AnswerSchema = answerOf(z.object({ _id: idSchema, userName: z.string() }));
export type ${pascal}Answer = z.infer<typeof ${camel}AnswerSchema>;
`;

/** A file of routes that is extended, and the store that the new one reads. */
interface Routes {
  file: string;
  text: string;
  store: string;
}

/** Adds a route behind the others of its file, with the imports that the file does not have yet. */
function route({ camel, pascal, kebab, sentence }: Names, { file, text, store }: Routes): Extension[] {
  const imports = [
    [`${camel}AnswerSchema`, `@oja/contract/${kebab}`],
    ['viewerOf', importPath(PLACES.routes, PLACES.sessionGuard)],
    ['operation', importPath(PLACES.routes, PLACES.operation)],
    [`find${pascal}`, importPath(PLACES.routes, store)],
  ].filter(([name]) => !new RegExp(`^import .*\\b${name}\\b`, 'm').test(text));
  return [
    {
      file,
      behind: /^import type \{ FastifyPluginAsyncZod[^\n]*\n(?:import \{ z \}[^\n]*\n)?\n/m,
      text: imports.map(([name, from]) => `import { ${name} } from '${from}';\n`).join(''),
    },
    {
      file,
      behind: /[^]*\n {4}\);\n(?= {2}\};\n\}\n)/,
      text: `
    app.get(
      '/${kebab}',
      {
        schema: operation({
          summary: 'One’s own ${sentence.toLowerCase()}',
          tag: '${sentence}',
          spec: '§7',
          errors: ['unauthenticated'],
          answers: { 200: ${camel}AnswerSchema },
        }),
      },
      async (request) => {
        const row = await find${pascal}(${/const \{ queries \}/.test(text) ? 'queries' : 'database.queries'}, viewerOf(request).id);
        return { data: { _id: row.id, userName: row.user_name } };
      },
    );
`,
    },
  ];
}

const storeText = (
  { pascal, sentence }: Names,
  folder: string,
) => `import type { Queries } from '${importPath(folder, PLACES.database)}';

/** Finds the ${sentence.toLowerCase()} of a person who has a session. */
export function find${pascal}(queries: Queries, userId: string) {
  return queries.selectFrom('users').select(['id', 'user_name']).where('id', '=', userId).executeTakeFirstOrThrow();
}
`;

const clientApi = ({
  camel,
  pascal,
  kebab,
  sentence,
}: Names) => `import { type ${pascal}Answer, ${camel}AnswerSchema } from '@oja/contract/${kebab}';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** ${sentence} of the person who is signed in. */
const ${camel}Api = api.injectEndpoints({
  endpoints: (build) => ({
    get${pascal}: build.query<${pascal}Answer, void>({
      query: () => '/v1/${kebab}',
      extraOptions: endpointOptions<${pascal}Answer>({
        answer: { data: 'record' },
      }),
      ...(import.meta.env.DEV && { responseSchema: ${camel}AnswerSchema }),
    }),
  }),
});

export const { useGet${pascal}Query } = ${camel}Api;
`;

const test = ({ kebab, sentence }: Names) => {
  const from = (file: string) => importPath(PLACES.routes, file);
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, type TestServer, startTestServer } from '${from(PLACES.testServer)}';

describe.each(DATABASES)('${sentence.toLowerCase()} on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  it('a person reads their own', async () => {
    const ada = await server.addAccount();
    expect(await server.call('GET', '/api/v1/${kebab}', { as: ada })).toMatchObject({
      status: 200,
      body: { data: { _id: ada.id, userName: ada.userName } },
    });
  });

  it('a visitor is refused', async () => {
    expect(await server.call('GET', '/api/v1/${kebab}')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });
});
`;
};

const defaultRoot = join(import.meta.dirname, '../..');

/**
 * `npm run check:openapi`: builds the server's app without listening, and fails when a call lacks part of its
 * description, or when the generated document is not OpenAPI 3.1.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Validator } from '@seriousme/openapi-schema-validator';

import { buildApp } from '../packages/server/src/entry/app.ts';
import { readConfig } from '../packages/server/src/foundation/startup/config.ts';
import { prepareDataFolder } from '../packages/server/src/foundation/startup/data-folder.ts';
import { apiDocument } from '../packages/server/src/entry/docs/api-document.ts';
import { findGaps } from '../packages/server/src/entry/docs/find-gaps.ts';
import { shareResponses } from '../packages/server/src/entry/docs/share-responses.ts';
import { callsOf } from '../packages/server/src/foundation/http/route-list.ts';
import { openServices } from '../packages/server/src/entry/open-services.ts';

const folder = await mkdtemp(join(tmpdir(), 'oja-openapi-'));
await prepareDataFolder(folder);
const { services, release } = await openServices(
  readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
);
const app = await buildApp(services);
await app.ready();

const calls = callsOf(app);
const gaps = calls.flatMap(findGaps);
const validator = new Validator();
const { valid, errors } = await validator.validate(structuredClone(shareResponses(apiDocument(app))));
const faults =
  valid && validator.version === '3.1' ? [] : [`The document is not OpenAPI 3.1: ${JSON.stringify(errors, null, 2)}`];

await app.close();
await release();
await rm(folder, { recursive: true, force: true });

for (const line of [...gaps, ...faults]) console.error(line);
if (gaps.length + faults.length > 0) process.exit(1);
console.log(`${calls.length} calls described, in a valid OpenAPI ${validator.version} document.`);

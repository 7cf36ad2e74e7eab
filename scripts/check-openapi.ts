/**
 * `npm run check:openapi`: builds the app without letting it listen, and fails when a call lacks part of its description,
 * or when the document that is made of them is not OpenAPI 3.1.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Validator } from '@seriousme/openapi-schema-validator';

import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { apiDocument } from '../packages/server/src/docs/api-document.ts';
import { findGaps } from '../packages/server/src/docs/find-gaps.ts';
import { callsOf } from '../packages/server/src/http/route-list.ts';
import { openServices } from '../packages/server/src/open-services.ts';

const folder = await mkdtemp(join(tmpdir(), 'oja-openapi-'));
const { services, release } = await openServices(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }));
const app = await buildApp(services);
await app.ready();

const calls = callsOf(app);
const gaps = calls.flatMap(findGaps);
const validator = new Validator();
const { valid, errors } = await validator.validate(structuredClone(apiDocument(app)));
const faults = valid && validator.version === '3.1' ? [] : [`The document is not OpenAPI 3.1: ${JSON.stringify(errors, null, 2)}`];

await app.close();
await release();
await rm(folder, { recursive: true, force: true });

for (const line of [...gaps, ...faults]) console.error(line);
if (gaps.length + faults.length > 0) process.exit(1);
console.log(`${calls.length} calls described, in a valid OpenAPI ${validator.version} document.`);

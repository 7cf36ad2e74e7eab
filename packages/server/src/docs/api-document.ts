import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';

import { callsOf } from '../http/route-list.ts';
import { type DescribedSchema, errorsOf } from './call-errors.ts';
import { describeErrors } from './describe-errors.ts';
import { describeEvents } from './describe-events.ts';
import { type ApiDocument, documentSchema } from './document-shape.ts';
import { dropUnused } from './drop-unused.ts';
import { schemaNames } from './schema-names.ts';

const ABOUT = `The calls of Oja. Those that ask for a session take the access token of \`POST /api/login\` as a bearer token.

Every answer that is not a success is an \`Error\`: \`message\` is for people, \`code\` is stable for programs, and \`fields\`
says what is wrong with each input. Every answer carries \`x-request-id\`, which the server's log names too.

The events of the socket stand under \`x-events\`.`;

const transform = createJsonSchemaTransform({ schemaRegistry: schemaNames });
const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry: schemaNames });

/** Gathers what the routes registered from here on say of themselves. */
export async function gatherApiDocument(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Oja', version: '1', description: ABOUT },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The access token of POST /api/login' } } },
    },
    hideUntagged: true,
    transform: (input) => {
      const { 'x-form': form, 'x-body': _body, 'x-errors': _errors, response, ...schema }: DescribedSchema = { ...input.schema };
      // Refusals are described from the catalogue, see apiDocument; these two only serve to write them.
      const answers = Object.fromEntries(Object.entries(response ?? {}).filter(([status]) => /^\d+$/.test(status)));
      return transform({ ...input, schema: { ...schema, ...(form !== undefined && { body: form, consumes: ['multipart/form-data'] }), response: answers } });
    },
    transformObject: nameSchemas,
  });
}

/** The OpenAPI 3.1 document of the app, design §5: made from the contract's schemas, so that it cannot say anything else. */
export function apiDocument(app: FastifyInstance): ApiDocument {
  const document = documentSchema.parse(structuredClone(app.swagger()));
  for (const call of callsOf(app)) {
    const described = document.paths[call.url.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    if (!described) continue;
    for (const answer of Object.values(described.responses)) {
      if (answer.description === 'Default Response') answer.description = 'Done';
    }
    described.responses = { ...describeErrors(errorsOf(call)), ...described.responses };
  }
  return dropUnused({ ...document, 'x-events': describeEvents() });
}

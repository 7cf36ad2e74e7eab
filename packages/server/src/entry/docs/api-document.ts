import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';

import { callsOf } from '../../foundation/http/route-list.ts';
import { type DescribedSchema, errorsOf } from './call-errors.ts';
import { describeErrors } from './describe-errors.ts';
import { describeEvents } from './describe-events.ts';
import { type ApiDocument, documentSchema } from './document-shape.ts';
import { schemaNames } from './schema-names.ts';

const ABOUT = `The calls of Oja. Those that ask for a session take the access token of \`POST /api/login\` as a bearer token.

Every answer that is not a success is an \`Error\`: \`message\` is for people, \`code\` is stable for programs, \`fields\` says
what is wrong with each input, and \`fieldCodes\` has the stable codes of these messages. A success with a \`message\`
has a stable \`code\` as well, a \`ConfirmationCode\`. Every answer carries \`x-request-id\`, which the server's log
names too.

The events of the socket stand under \`x-events\`.`;

const transform = createJsonSchemaTransform({ schemaRegistry: schemaNames });
const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry: schemaNames });

/** Collects the descriptions of the routes that are registered from here on. */
export async function gatherApiDocument(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Oja', version: '1', description: ABOUT },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The access token of POST /api/login' },
        },
      },
    },
    hideUntagged: true,
    transform: (input) => {
      const {
        'x-form': form,
        'x-body': _body,
        'x-errors': _errors,
        response,
        ...schema
      }: DescribedSchema = { ...input.schema };
      // Errors are described from the error catalogue, see apiDocument; these two schemas only serve to serialize
      // them.
      const answers = Object.fromEntries(Object.entries(response ?? {}).filter(([status]) => /^\d+$/.test(status)));
      return transform({
        ...input,
        schema: {
          ...schema,
          ...(form !== undefined && { body: form, consumes: ['multipart/form-data'] }),
          response: answers,
        },
      });
    },
    transformObject: nameSchemas,
  });
}

/**
 * The OpenAPI 3.1 document of the app, architecture §5. It is generated from the contract's schemas, so the two
 * cannot differ.
 */
export function apiDocument(app: FastifyInstance): ApiDocument {
  const document = documentSchema.parse(structuredClone(app.swagger()));
  for (const call of callsOf(app)) {
    const described = document.paths[call.url.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    if (!described) continue;
    for (const answer of Object.values(described.responses)) {
      if (answer.description === 'Default Response') answer.description = 'Done';
    }
    const errors = describeErrors(errorsOf(call));
    for (const [status, answer] of Object.entries(described.responses)) {
      answer.description = errors[status]?.description ?? answer.description;
    }
    described.responses = { ...errors, ...described.responses };
  }
  return dropUnused({ ...document, 'x-events': describeEvents() });
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Removes named schemas without references: each has one form for requests and one for answers. */
function dropUnused(document: ApiDocument): ApiDocument {
  const { schemas } = document.components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(document.paths);
  const remaining = Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
  return { ...document, components: { ...document.components, schemas: remaining } };
}

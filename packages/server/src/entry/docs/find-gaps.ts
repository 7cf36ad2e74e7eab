import { confirmationCodeSchema } from '@oja/contract/answers';

import type { Call } from '../../foundation/http/route-list.ts';
import { WITH_BODY, schemaOf } from './call-errors.ts';

/**
 * Finds the gaps in a call's description, one line each. Types cannot check this, because a route without any schema is
 * valid to Fastify.
 */
export function findGaps(call: Call): string[] {
  const schema = schemaOf(call);
  const gaps: string[] = [];
  const check = (holds: boolean, gap: string) => {
    if (!holds) gaps.push(`${call.name} ${gap}`);
  };
  check(hasText(schema.summary), 'has no summary');
  check((schema.tags ?? []).some(hasText), 'has no tag');
  check(hasText(schema['x-spec']), 'names no section of the specification');
  check(schema['x-errors'] !== undefined, 'does not list its errors');
  const successes = successesOf(schema.response);
  check(successes.length > 0, 'has no schema of a successful answer');
  check(
    successes.every(hasCodeWithMessage),
    "has a message but no code in its successful answer: see the contract's confirmedAnswerOf",
  );
  for (const name of parametersIn(call.url)) check(hasParameter(schema.params, name), `has no schema of :${name}`);
  if (WITH_BODY.has(call.method)) {
    check(
      schema.body !== undefined || schema['x-form'] !== undefined || schema['x-body'] !== undefined,
      "has no schema of its body; where it takes none, say so with body: 'none'",
    );
  }
  return gaps;
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

function successesOf(response: unknown): unknown[] {
  return Object.entries(response ?? {}).flatMap(([status, schema]) => (/^[23]\d\d$/.test(status) ? [schema] : []));
}

function hasCodeWithMessage(answer: unknown): boolean {
  const fields = fieldsOf(answer);
  return !('message' in fields) || ('code' in fields && fields.code === confirmationCodeSchema);
}

function parametersIn(url: string): string[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}

function hasParameter(params: unknown, name: string): boolean {
  return name in fieldsOf(params);
}

function fieldsOf(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return {};
  return typeof schema.shape === 'object' && schema.shape !== null ? schema.shape : {};
}

import type { Call } from '../http/route-list.ts';
import { WITH_BODY, schemaOf } from './call-errors.ts';

/**
 * What a call's description lacks, a line each; none where it is whole.
 * Types cannot hold this: a route without any schema is valid to Fastify.
 */
export function findGaps(call: Call): string[] {
  const schema = schemaOf(call);
  const gaps: string[] = [];
  const ask = (holds: boolean, gap: string) => {
    if (!holds) gaps.push(`${call.name} ${gap}`);
  };
  ask(hasText(schema.summary), 'has no summary');
  ask((schema.tags ?? []).some(hasText), 'has no tag');
  ask(hasText(schema['x-spec']), 'names no section of the specification');
  ask(schema['x-errors'] !== undefined, 'does not list its errors');
  ask(hasSuccess(schema.response), 'has no schema of a successful answer');
  for (const name of parametersIn(call.url)) ask(names(schema.params, name), `has no schema of :${name}`);
  if (WITH_BODY.has(call.method)) {
    ask(
      schema.body !== undefined || schema['x-form'] !== undefined || schema['x-body'] !== undefined,
      "has no schema of its body; where it takes none, say so with body: 'none'",
    );
  }
  return gaps;
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

function hasSuccess(response: unknown): boolean {
  return typeof response === 'object' && response !== null && Object.keys(response).some((status) => /^[23]\d\d$/.test(status));
}

function parametersIn(url: string): string[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}

function names(params: unknown, name: string): boolean {
  if (typeof params !== 'object' || params === null || !('shape' in params)) return false;
  return typeof params.shape === 'object' && params.shape !== null && name in params.shape;
}

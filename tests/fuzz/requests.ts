import * as fc from 'fast-check';

import type { ApiDocument, ApiOperation } from '../../packages/server/src/entry/docs/document-shape.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { type Making, type Real, valuesOf } from './schema-values.ts';

/** A generated call, before the ids in it are resolved. */
export interface Draw {
  /** The operation of the document that it was made from, if any: 'get /api/v1/posts'. */
  operation: string | undefined;
  method: Method;
  /** The parts of the path, to be joined by '/'. */
  path: readonly (string | Real)[];
  /** Whether the parts are sent unchanged instead of percent-encoded. */
  raw: boolean;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  contentType: string | undefined;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'image/png',
  'nonsense',
];

/** Calls generated from the document: most are nearly valid, some are completely wrong. */
export function drawsFrom(document: ApiDocument): fc.Arbitrary<Draw> {
  const resolve = (reference: string) => document.components.schemas[reference.replace('#/components/schemas/', '')];
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      [true, false].map((isSpoilt) => drawsOf(path, method, operation, { resolve, isSpoilt })),
    ),
  );
  const documented = fc.oneof(...operations);
  const mangled = fc
    .tuple(
      documented,
      fc.constantFrom(...METHODS),
      fc.constantFrom<string | undefined>(...TYPES, undefined),
      hostileValue,
    )
    .map(([draw, method, contentType, body]): Draw => ({ ...draw, operation: undefined, method, contentType, body }));
  const strayed = fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: fc.array(fc.oneof(hostileText, fc.constantFrom('api', 'v1', 'posts', 'users', 'images')), { maxLength: 5 }),
      raw: fc.boolean(),
      body: hostileValue,
    })
    .map((draw): Draw => ({ ...draw, operation: undefined, query: {}, contentType: 'application/json' }));
  return fc.oneof(
    { weight: 16, arbitrary: documented },
    { weight: 2, arbitrary: mangled },
    { weight: 1, arbitrary: strayed },
  );
}

function drawsOf(path: string, method: string, operation: ApiOperation, making: Making): fc.Arbitrary<Draw> {
  const parameters = operation.parameters ?? [];
  const parts = path
    .slice(1)
    .split('/')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return fc.constant<string | Real>(part);
      const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
      const values = valuesOf(schema, name === 'id' ? `${method} ${path}` : name, making).map(asPart);
      return making.isSpoilt
        ? fc.oneof({ weight: 8, arbitrary: values }, { weight: 1, arbitrary: hostileText })
        : values;
    });
  const query = fc.record(
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, valuesOf(schema, name, making)]),
    ),
    { requiredKeys: [] },
  );
  const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const body = media === undefined ? fc.constant(undefined) : valuesOf(media.schema, '', making);
  return fc.record({ path: fc.tuple(...parts), query, body }).map((drawn): Draw => ({
    ...drawn,
    operation: `${method} ${path}`,
    method: methodOf(method),
    raw: false,
    contentType,
  }));
}

function asPart(value: unknown): string | Real {
  return typeof value === 'object' && value !== null && 'real' in value && 'index' in value
    ? { real: String(value.real), index: Number(value.index) }
    : asText(value);
}

/** The value as text, where only text is possible. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function methodOf(name: string): Method {
  return METHODS.find((method) => method === name.toUpperCase()) ?? 'GET';
}

import type { ApiDocument } from './document-shape.ts';

/**
 * Returns the document as it is served: responses that several calls have are in its components, once, because most
 * calls can return the same errors.
 */
export function shareResponses(document: ApiDocument): { openapi: string; [part: string]: unknown } {
  const counts = new Map<string, number>();
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, response] of Object.entries(responses)) {
        const key = keyOf(status, response);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([key]) => key);
  const names = new Map(repeated.map((key, place) => [key, `${key.slice(0, 3)}-${place + 1}`]));
  const shared = Object.fromEntries([...names].map(([key, name]) => [name, JSON.parse(key.slice(3))]));
  const shorten = (status: string, response: object) => {
    const name = names.get(keyOf(status, response));
    return name === undefined ? response : { $ref: `#/components/responses/${name}` };
  };
  const paths = mapValues(document.paths, (methods) =>
    mapValues(methods, (call) => ({
      ...call,
      responses: mapValues(call.responses, (response, status) => shorten(status, response)),
    })),
  );
  return { ...document, paths, components: { ...document.components, responses: shared } };
}

/** A status of three digits, and the response. */
const keyOf = (status: string, response: object) => `${status}${JSON.stringify(response)}`;

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

import { CLIENT_EVENTS, SERVER_EVENTS, acknowledgementSchema } from '@oja/contract/events';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** The socket's events, product §7. OpenAPI has no place for them, so they are under `x-events`. */
export function describeEvents() {
  return {
    transport: 'Socket.IO, namespace /, on this address',
    connection:
      'auth: { token } with the access token; userId in the query, where it is given, must be the token’s user',
    server: mapValues(SERVER_EVENTS, (schema) => ({ payload: schemaOf(schema, 'output') })),
    client: mapValues(CLIENT_EVENTS, (schema) => ({
      payload: schemaOf(schema, 'input'),
      acknowledgement: schemaOf(acknowledgementSchema, 'output'),
    })),
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

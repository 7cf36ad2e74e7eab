import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Makes a value into JSON; undefined where there is nothing to write. */
type Write = (value: unknown) => string | undefined;

/** Kinds of schema whose values have nothing inside. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null']);

/**
 * Makes answers into JSON: each with the fields of its schema and no other, so that a row that is handed out by mistake
 * does not give away an e-mail. TypeScript has seen that the fields are right; looking at each value again takes longer
 * than everything else in a page of posts, so that is done outside production only. What is frozen cannot change and is
 * written once, however many answers it is part of.
 * @param checked whether each value is held against its schema too
 */
export function answerSerializer(checked: boolean): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    const check = serializerCompiler(route);
    const write = writerOf(route.schema);
    return (data) => {
      if (checked) check(data);
      return write(data) ?? 'null';
    };
  };
}

function writerOf(schema: z.core.$ZodType): Write {
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined) return onceFrozen(objectWriter(schema));
  if (schema instanceof z.ZodArray) return onceFrozen(arrayWriter(writerOf(schema.element)));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const write = writerOf(schema.unwrap());
    return (value) => (value === undefined || value === null ? JSON.stringify(value) : write(value));
  }
  if (schema instanceof z.ZodType && PLAIN.has(schema.type)) return (value) => JSON.stringify(value);
  // Whatever else there is decides for itself, such as an object that may carry more than it names.
  return (value) => JSON.stringify(z.encode(schema, value));
}

function objectWriter(schema: z.ZodObject): Write {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, begin: `${JSON.stringify(name)}:`, write: writerOf(field) }));
  return (value) => {
    if (!isRecord(value)) return JSON.stringify(value);
    let text = '';
    for (const { name, begin, write } of fields) {
      const field = write(value[name]);
      if (field !== undefined) text += (text === '' ? begin : `,${begin}`) + field;
    }
    return `{${text}}`;
  };
}

function arrayWriter(write: Write): Write {
  return (value) => (Array.isArray(value) ? `[${value.map((item) => write(item) ?? 'null').join(',')}]` : JSON.stringify(value));
}

function onceFrozen(write: Write): Write {
  const written = new WeakMap<object, string | undefined>();
  return (value) => {
    if (!isRecord(value) || !Object.isFrozen(value)) return write(value);
    const known = written.get(value);
    if (known !== undefined) return known;
    const text = write(value);
    written.set(value, text);
    return text;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

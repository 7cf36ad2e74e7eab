const REFERENCE = '#/components/schemas/';

/**
 * A schema as a short text for people, similar to TypeScript's types: `{ name: string (from 1, to 80), age?: integer
 * }`.
 */
export function sketch(schema: unknown, depth = 0): string {
  if (!isRecord(schema)) return 'anything';
  const { $ref, type, properties, items, anyOf, allOf, const: constant, enum: choices } = schema;
  if (typeof $ref === 'string') return $ref.replace(REFERENCE, '');
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  const parts = [anyOf, allOf].find(Array.isArray);
  if (parts) return parts.map((part) => sketch(part, depth)).join(anyOf ? ' | ' : ' & ');
  if (isRecord(properties)) return sketchObject(properties, schema['required'], depth);
  if (type === 'array') return `${sketch(items, depth)}[]`;
  if (typeof type === 'string') return `${type}${bounds(schema)}`;
  // The content of an answer, by content type.
  return Object.entries(schema)
    .map(([contentType, media]) => `${contentType}: ${isRecord(media) ? sketch(media['schema'], depth) : ''}`)
    .join('\n');
}

function sketchObject(properties: Record<string, unknown>, required: unknown, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${indent}${name}${isRequired(name) ? '' : '?'}: ${sketch(schema, depth + 1)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function bounds(schema: Record<string, unknown>): string {
  const least = schema['minLength'] ?? schema['minimum'];
  const most = schema['maxLength'] ?? schema['maximum'];
  const notes = [
    ...(typeof schema['format'] === 'string' ? [schema['format']] : []),
    ...(typeof least === 'number' ? [`from ${least}`] : []),
    ...(typeof most === 'number' && most < Number.MAX_SAFE_INTEGER ? [`to ${most}`] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

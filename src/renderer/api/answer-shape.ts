interface Identified {
  _id: string;
}

/**
 * The names of a field's possible kinds. A field that may be missing or null has none, because nothing can rely on it.
 */
type KindOf<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [readonly Identified[]]
        ? 'records' | 'one record'
        : [Value] extends [readonly unknown[]]
          ? 'list'
          : [Value] extends [Identified]
            ? 'record'
            : never;

type Kind = 'text' | 'number' | 'boolean' | 'record' | 'records' | 'one record' | 'list';

/**
 * The fields of an answer that the app reads without checking, with the kind of each: a record is an object with an
 * `_id`, and records are a list of records. A field that is missing from the contract, or has another type, does not
 * compile.
 */
export type AnswerShape<Answer extends object> = {
  readonly [Field in keyof Answer]?: KindOf<Answer[Field]> | ShapeWithin<Answer[Field]>;
};

/** The shape of a nested field. */
type ShapeWithin<Value> = [Value] extends [readonly unknown[]]
  ? never
  : [Value] extends [object]
    ? AnswerShape<Value>
    : never;

/** The shape of any answer. */
export interface AnyAnswerShape {
  readonly [field: string]: Kind | AnyAnswerShape | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecord = (value: unknown) => isObject(value) && typeof value['_id'] === 'string';

const IS: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  record: isRecord,
  records: (value) => Array.isArray(value) && value.every(isRecord),
  'one record': (value) => Array.isArray(value) && value.length === 1 && isRecord(value[0]),
  list: (value) => Array.isArray(value),
};

/**
 * Whether an answer has the fields that the app reads. Development validates whole answers with the contract's schemas,
 * which would add 36 kB to the dashboard's critical path. This check runs everywhere, so that a proxy's error page, a
 * truncated answer or an answer of another service never breaks a screen.
 */
export function matchesShape(answer: unknown, shape: AnyAnswerShape): boolean {
  return (
    isObject(answer) &&
    Object.entries(shape).every(([field, expected]) => {
      if (expected === undefined) return true;
      return typeof expected === 'string' ? IS[expected](answer[field]) : matchesShape(answer[field], expected);
    })
  );
}

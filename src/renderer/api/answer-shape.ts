interface Identified {
  _id: string;
}

/** The names of what may stand in a field of a type. A field that may be missing or null has none: nothing can rely on it. */
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
 * The fields of an answer that the app reads without looking, with what stands in each: a record is an object with an
 * `_id`, records are a list of them. A field that the contract does not have, or not of that kind, does not compile.
 */
export type AnswerShape<Answer extends object> = {
  readonly [Field in keyof Answer]?: KindOf<Answer[Field]> | ShapeWithin<Answer[Field]>;
};

/** The fields within a field. */
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
 * Whether an answer has the fields that the app reads. Development checks whole answers by the contract's schemas, which
 * would add 36 kB to the dashboard's critical path; this check runs everywhere, so that a proxy's page, half an answer or
 * another service's never breaks a screen.
 */
export function hasShape(answer: unknown, shape: AnyAnswerShape): boolean {
  return (
    isObject(answer) &&
    Object.entries(shape).every(([field, expected]) => {
      if (expected === undefined) return true;
      return typeof expected === 'string' ? IS[expected](answer[field]) : hasShape(answer[field], expected);
    })
  );
}

import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

import { NATIVE_PROPS } from '../native-props.ts';

/** The choices of a control for a link prop. */
const LINKS = { none: undefined, 'a link': <a href="#link">{''}</a> };

type KnownType = NonNullable<StrictInputType['type']> & { raw?: string };

const isEmptyType = ({ name, value }: { name: string; value?: unknown }) =>
  name === 'other' && (value === 'undefined' || value === 'null');

/** Treats `boolean | undefined` as a boolean, and `(() => void) | undefined` as a handler. */
function withoutEmptyTypes(type: KnownType): KnownType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((part) => !isEmptyType(part));
  if (!only || others.length > 0) return type;
  const raw = type.raw ?? '';
  return raw.includes('=>') ? { name: 'function', raw } : { ...only, raw };
}

/** Describes an attribute of the element that only stories set: no interface of ours lists it. */
function withNative(name: string, argType: StrictInputType | undefined): StrictInputType {
  const native = NATIVE_PROPS[name];
  if (!native || argType?.table?.type?.summary !== undefined) return { name, ...argType };
  const { description, type } = native;
  return { name, description, ...argType, table: { ...argType?.table, type: { summary: type } } };
}

/** Returns the type of a prop that may be left out, as its reader thinks of it: without `| undefined`. */
const withoutUndefined = (summary: string) =>
  summary.replace(/ \| undefined$/, '').replace(/^\((\([^]*\) => [^]*)\)$/, '$1');

/** The control of a type that Storybook does not know: none for handlers and refs, which have no value to choose. */
function controlByName(summary: string): StrictInputType['control'] {
  if (/=>|\bRef</.test(summary)) return false;
  return ({ string: 'text', boolean: 'boolean', number: 'number' } as const)[summary];
}

/** Returns the values of `boolean | 'delete'`, or nothing for other types. */
function booleanOrNames(summary: string): unknown[] | undefined {
  const names = /^(?:boolean|false) \| (?<names>'\w+'(?: \| '\w+')*)$/.exec(summary)?.groups?.['names'];
  if (!names) return undefined;
  return [false, ...(summary.startsWith('boolean') ? [true] : []), ...(names.match(/\w+/g) ?? [])];
}

function withControl(argType: StrictInputType): StrictInputType {
  const written = argType.table?.type?.summary ?? '';
  if (typeof argType.type !== 'object') {
    const shown = withoutUndefined(written);
    const control = argType.control ?? controlByName(shown);
    return {
      ...argType,
      ...(control !== undefined && { control }),
      table: { ...argType.table, type: { summary: shown } },
    };
  }
  const type = withoutEmptyTypes(argType.type);
  const raw = type.raw ?? written;
  const summary = argType.type.required ? raw : withoutUndefined(raw);
  const documented = { ...argType, type, table: { ...argType.table, type: { ...argType.table?.type, summary } } };
  if (argType.control !== undefined || argType.options) return documented;
  if (controlByName(summary) === false) return { ...documented, control: false };
  const values = booleanOrNames(summary);
  if (values) return { ...documented, control: { type: 'inline-radio' }, options: values };
  if (/\bReactElement\b/.test(summary))
    return { ...documented, control: { type: 'select' }, options: Object.keys(LINKS), mapping: LINKS };
  return /\bReactNode\b/.test(summary) ? { ...documented, control: { type: 'text' } } : documented;
}

/**
 * Gives each prop a control by its type, and shows the type as written: text for props of type ReactNode, a link or
 * none for those that take the application's link. A control set in a story file stays.
 */
export const withPropControls: ArgTypesEnhancer = ({ argTypes, initialArgs }): StrictArgTypes =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      withControl(withNative(name, argTypes[name])),
    ]),
  );

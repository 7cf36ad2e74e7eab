import type { ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

import { NATIVE_PROPS } from '../native-props.ts';

/** The choices of a control for a link prop. */
const LINKS = { none: undefined, 'a link': <a href="#link">{''}</a> };

type KnownType = Exclude<InputType['type'], string | undefined> & { raw?: string };

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
function withNative(name: string, argType: InputType | undefined): InputType {
  const native = NATIVE_PROPS[name];
  if (!native || argType?.table?.type?.summary !== undefined) return { name, ...argType };
  const { description, type } = native;
  return { name, description, ...argType, table: { ...argType?.table, type: { summary: type } } };
}

function withControl(argType: InputType): InputType {
  if (typeof argType.type !== 'object') return argType;
  const type = withoutEmptyTypes(argType.type);
  const summary = type.raw ?? argType.table?.type?.summary ?? '';
  const documented = { ...argType, type, table: { ...argType.table, type: { ...argType.table?.type, summary } } };
  if (argType.control !== undefined || argType.options) return documented;
  if (/\bReactElement\b/.test(summary))
    return { ...documented, control: { type: 'select' }, options: Object.keys(LINKS), mapping: LINKS };
  return /\bReactNode\b/.test(summary) ? { ...documented, control: { type: 'text' } } : documented;
}

/**
 * Gives each prop a control by its type, and shows the type as written: text for props of type ReactNode, a link or
 * none for those that take the application's link. A control set in a story file stays.
 */
export const withPropControls: ArgTypesEnhancer = ({ argTypes, initialArgs }): ArgTypes =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      withControl(withNative(name, argTypes[name])),
    ]),
  );

import type { ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/** What a designer can put where the application would give a link of its own. */
const LINKS = { none: undefined, 'a link': <a href="#link">{''}</a> };

type KnownType = Exclude<InputType['type'], string | undefined> & { raw?: string };

const isNothing = ({ name, value }: { name: string; value?: unknown }) => name === 'other' && (value === 'undefined' || value === 'null');

/** `boolean | undefined` is a boolean to whoever changes it, and `(() => void) | undefined` a handler. */
function withoutNothing(type: KnownType): KnownType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((part) => !isNothing(part));
  if (!only || others.length > 0) return type;
  const raw = type.raw ?? '';
  return raw.includes('=>') ? { name: 'function', raw } : { ...only, raw };
}

function withControl(argType: InputType): InputType {
  if (typeof argType.type !== 'object') return argType;
  const type = withoutNothing(argType.type);
  const summary = type.raw ?? argType.table?.type?.summary ?? '';
  const told = { ...argType, type, table: { ...argType.table, type: { ...argType.table?.type, summary } } };
  if (argType.control !== undefined || argType.options) return told;
  if (/\bReactElement\b/.test(summary)) return { ...told, control: { type: 'select' }, options: Object.keys(LINKS), mapping: LINKS };
  return /\bReactNode\b/.test(summary) ? { ...told, control: { type: 'text' } } : told;
}

/**
 * Lets each prop be changed by what suits its type, and shows the type as it is written: text for props that show what
 * React renders, a link or none for those that want the application's link. A control given in a story file stays.
 */
export const withPropControls: ArgTypesEnhancer = ({ argTypes }): ArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType)]));

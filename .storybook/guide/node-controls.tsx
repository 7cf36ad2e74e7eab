import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** What a designer can put where the application would give a link of its own. */
const LINKS = { none: undefined, 'a link': <a href="#link">{''}</a> };

/**
 * Gives a control to props that take what React renders: text for those that show it, a link or none for those that
 * want the application's link. Props with a control of their own keep it.
 */
export const withNodeControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary ?? '';
      if (argType.control !== undefined || argType.options) return [name, argType];
      if (/\bReactElement\b/.test(type)) {
        return [name, { ...argType, control: { type: 'select' }, options: Object.keys(LINKS), mapping: LINKS }];
      }
      return [name, /\bReactNode\b/.test(type) ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

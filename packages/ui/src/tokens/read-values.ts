import { parseColour, type Rgba } from './contrast.ts';

/** The two colour modes, the default first. */
export const MODES = ['dark', 'light'] as const;
export type Mode = (typeof MODES)[number];

/** Asks the browser on an element that stands in a mode for a moment. */
function inMode<T>(mode: Mode, ask: (probe: HTMLElement) => T): T {
  const probe = document.createElement('span');
  probe.dataset['theme'] = mode;
  document.body.append(probe);
  const answer = ask(probe);
  probe.remove();
  return answer;
}

/** What a custom property is set to in a mode. */
export function tokenValue(name: string, mode: Mode = 'dark'): string {
  return inMode(mode, (probe) => getComputedStyle(probe).getPropertyValue(name).trim());
}

/** The colour that a role, named without its prefix, comes to in a mode. */
export function roleColour(role: string, mode: Mode): Rgba {
  return inMode(mode, (probe) => {
    probe.style.color = `var(--oja-color-${role})`;
    return parseColour(getComputedStyle(probe).color);
  });
}

/** A length token in CSS pixels, as the browser resolves it. */
export function pixels(name: string): number {
  return inMode('dark', (probe) => {
    probe.style.display = 'block';
    probe.style.fontSize = `var(${name})`;
    return Math.round(Number.parseFloat(getComputedStyle(probe).fontSize) * 10) / 10;
  });
}

import { parseColour, type Rgba } from './contrast.ts';

/** The two colour modes, the default first. */
export const MODES = ['dark', 'light'] as const;
export type Mode = (typeof MODES)[number];

/** Computes a value in a temporary element in the given mode. */
function inMode<T>(mode: Mode, ask: (probe: HTMLElement) => T): T {
  const probe = document.createElement('span');
  probe.dataset['theme'] = mode;
  document.body.append(probe);
  const answer = ask(probe);
  probe.remove();
  return answer;
}

/** Returns the value of a custom property in a mode. */
export function tokenValue(name: string, mode: Mode = 'dark'): string {
  return inMode(mode, (probe) => getComputedStyle(probe).getPropertyValue(name).trim());
}

/** Returns the colour of a role, named without its prefix, in a mode. */
export function roleColour(role: string, mode: Mode): Rgba {
  return inMode(mode, (probe) => {
    probe.style.color = `var(--oja-color-${role})`;
    return parseColour(getComputedStyle(probe).color);
  });
}

/** Returns a length token in CSS pixels, as the browser resolves it. */
export function pixels(name: string): number {
  return inMode('dark', (probe) => {
    probe.style.display = 'block';
    probe.style.fontSize = `var(${name})`;
    return Math.round(Number.parseFloat(getComputedStyle(probe).fontSize) * 10) / 10;
  });
}

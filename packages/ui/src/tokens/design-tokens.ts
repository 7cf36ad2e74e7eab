import { omitReferences } from '../../doc-comments/omit-references.ts';

/** A token in the format of the Design Tokens Community Group. */
interface DesignToken {
  /** Absent for a reference, which has the type of the token that it names. */
  $type?: string;
  /** The value, or a reference: `{palette.night-55}`. */
  $value: unknown;
  $description?: string;
  /** The value in CSS, where the format knows nothing that grows with the window. */
  $extensions?: Readonly<Record<'ng.oja.css', string>>;
}

type TokenGroup = Record<string, DesignToken>;

/** The tokens of both modes by kind; colours and elevation have a group for each mode. */
export interface DesignTokens {
  [kind: string]: TokenGroup | { dark: TokenGroup; light: TokenGroup };
}

const GROUP = String.raw`\/\* (?<group>[^.:]+)[.:].*\*\/`;
const TOKEN = String.raw`--oja-(?<kind>[a-z]+)(?:-(?<step>[\w-]+))?: (?<css>.*);(?: \/\* (?<meaning>.*) \*\/)?`;
/** A line of tokens.css: a heading, or a token with its meaning. */
const LINE = new RegExp(`^ {2}(?:${GROUP}|${TOKEN})$`, 'gm');
const REFERENCE = /^var\(--oja-(?<kind>[a-z]+)-(?<step>[\w-]+)\)$/;
const HEX = /^#(?<digits>[\da-f]{3,6})$/;
const RGB = /^rgb\((?<red>\d+) (?<green>\d+) (?<blue>\d+) \/ (?<percent>\d+)%\)$/;
const LENGTH = /^(?<amount>[\d.]+)(?<unit>rem|px|ms)?$/;
const CLAMP = /^clamp\(.*, (?<largest>[\d.]+rem)\)$/;
const SHADOW = /^(?<offsetX>\S+) (?<offsetY>\S+) (?<blur>\S+) (?<color>rgb\(.*\))$/;
const CURVE = /^cubic-bezier\((?<points>.*)\)$/;

const TYPES: Readonly<Record<string, string>> = { font: 'fontFamily', weight: 'fontWeight', leading: 'number' };

function colour(css: string) {
  const { digits } = HEX.exec(css)?.groups ?? {};
  if (digits) {
    const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
    const components = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
    return { colorSpace: 'srgb', components, alpha: 1, hex: `#${full}` };
  }
  const { red, green, blue, percent } = RGB.exec(css)?.groups ?? {};
  if (percent === undefined) throw new Error(`${css} is no colour that the export knows.`);
  const components = [red, green, blue].map((part) => Number(part) / 255);
  return { colorSpace: 'srgb', components, alpha: Number(percent) / 100 };
}

function length(css: string) {
  const { amount, unit = 'px' } = LENGTH.exec(css)?.groups ?? {};
  if (amount === undefined) throw new Error(`${css} is no length that the export knows.`);
  return { value: Number(amount), unit };
}

function shadow(css: string) {
  const { offsetX = '', offsetY = '', blur = '', color = '' } = SHADOW.exec(css)?.groups ?? {};
  const [x, y, radius] = [offsetX, offsetY, blur].map(length);
  return { color: colour(color), offsetX: x, offsetY: y, blur: radius, spread: length('0') };
}

function valueOf(kind: string, css: string): DesignToken {
  const target = REFERENCE.exec(css)?.groups;
  if (target) return { $value: `{${target['kind']}.${target['step']}}` };
  if (kind === 'color' || kind === 'palette') return { $type: 'color', $value: colour(css) };
  if (kind === 'elevation') return { $type: 'shadow', $value: shadow(css) };
  const curve = CURVE.exec(css)?.groups?.['points'];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  if (kind === 'font') return { $type: 'fontFamily', $value: css.split(', ').map((name) => name.replaceAll("'", '')) };
  const largest = CLAMP.exec(css)?.groups?.['largest'];
  if (largest) return { $type: 'dimension', $value: length(largest), $extensions: { 'ng.oja.css': css } };
  const { amount, unit } = LENGTH.exec(css)?.groups ?? {};
  if (amount === undefined) throw new Error(`--oja-${kind}: ${css} has no type in the export.`);
  if (!unit) return { $type: TYPES[kind] ?? 'number', $value: Number(amount) };
  return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: length(css) };
}

/** One declaration of a token. */
export interface Declaration {
  kind: string;
  /** The name after the kind; `base` without one. */
  step: string;
  name: string;
  css: string;
  /** Its purpose, from the comment beside it. */
  meaning: string;
  /** Its heading in the style sheet. */
  group: string;
}

/** A block of tokens.css that is in no media query. */
const BLOCK = /^(?<selector>(?::root|\[data-theme)[^{@]*) \{\n(?<body>(?: .*\n|\n)*)\}/gm;

/**
 * Returns the declarations of tokens.css for all modes, and for each mode.
 * @param css tokens.css
 */
export function readDeclarations(css: string): Record<'shared' | 'dark' | 'light', Declaration[]> {
  const found: Record<'shared' | 'dark' | 'light', Declaration[]> = { shared: [], dark: [], light: [] };
  for (const { groups: block = {} } of css.matchAll(BLOCK)) {
    const mode = /'(dark|light)'/.exec(block['selector'] ?? '')?.[1];
    const declarations = found[mode === 'dark' || mode === 'light' ? mode : 'shared'];
    let heading = '';
    for (const { groups = {} } of (block['body'] ?? '').matchAll(LINE)) {
      const { group, kind, step, css: value = '', meaning = '' } = groups;
      heading = group ?? heading;
      if (kind === undefined || kind === 'scheme' || kind === 'direction') continue;
      declarations.push({
        kind,
        step: step ?? 'base',
        name: `--oja-${kind}${step ? `-${step}` : ''}`,
        css: value,
        meaning: omitReferences(meaning),
        group: heading,
      });
    }
  }
  return found;
}

/**
 * Converts tokens.css to the format of the Design Tokens Community Group, for design tools and other platforms.
 * @param css tokens.css
 */
export function toDesignTokens(css: string): DesignTokens {
  const { shared, dark, light } = readDeclarations(css);
  const meanings = new Map([...shared, ...dark].map(({ name, meaning }) => [name, meaning]));
  const group = (declarations: readonly Declaration[]): TokenGroup =>
    Object.fromEntries(
      declarations.map(({ kind, step, name, css: value }) => {
        const meaning = meanings.get(name);
        return [step, { ...valueOf(kind, value), ...(meaning && { $description: meaning }) }];
      }),
    );
  const tokens: DesignTokens = {};
  for (const [kind, declarations = []] of Map.groupBy(shared, (each) => each.kind)) tokens[kind] = group(declarations);
  for (const kind of ['color', 'elevation']) {
    const inMode = (declarations: readonly Declaration[]) =>
      group([...shared, ...declarations].filter((each) => each.kind === kind));
    tokens[kind] = { dark: inMode(dark), light: inMode(light) };
  }
  return tokens;
}

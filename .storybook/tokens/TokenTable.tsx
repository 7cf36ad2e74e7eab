import marketCss from '../../packages/market/src/styles/tokens.css?raw';
import css from '../../packages/ui/src/styles/tokens.css?raw';
import { type Declaration, readDeclarations, toDesignTokens } from '../../packages/ui/src/tokens/design-tokens.ts';
import { CopyText } from '../guide/CopyText.tsx';
import styles from './TokenTable.module.css';

const SHEETS = { library: readDeclarations(css), market: readDeclarations(marketCss) };
const inLight = new Map(
  Object.values(SHEETS).flatMap(({ light }) =>
    light.map((declaration) => [declaration.name, declaration.css] as const),
  ),
);

const TITLES: Readonly<Record<string, string>> = {
  palette: 'Palette',
  color: 'Colour roles',
  z: 'Layers',
  line: 'Lines',
  text: 'Sizes of text',
  font: 'Typefaces',
  leading: 'Line heights',
};
const titleOf = (kind: string) => TITLES[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);

const isDrawn = (kind: string) => kind === 'color' || kind === 'palette';

function Token({ name, kind, css: value, meaning }: Declaration) {
  const other = inLight.get(name);
  return (
    <li className={styles.token}>
      <p>
        {isDrawn(kind) && <span className={styles.swatch} style={{ background: `var(${name})` }} />}
        <CopyText text={name} />
      </p>
      <p className={styles.values}>
        <CopyText text={value} />
        {other !== undefined && <CopyText text={other} />}
      </p>
      {meaning && <p className={styles.meaning}>{meaning}</p>}
    </li>
  );
}

const address = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/** Links to all tokens as a file. */
export function TokenExport() {
  const json = JSON.stringify(toDesignTokens(css), null, 2);
  return (
    <ul>
      <li>
        <a href={address('text/css', css)} download="oja-tokens.css">
          oja-tokens.css
        </a>
        : custom properties, for both modes.
      </li>
      <li>
        <a href={address('application/json', json)} download="oja.tokens.json">
          oja.tokens.json
        </a>
        : the format of the Design Tokens Community Group, for design tools and other platforms.
      </li>
    </ul>
  );
}

/**
 * Every token of a style sheet by kind. A press copies its name, or its value: one for both modes, or the dark one and
 * the light one.
 */
export function TokenTable({ of: home }: { of: keyof typeof SHEETS }) {
  const { shared, dark } = SHEETS[home];
  return [...Map.groupBy([...shared, ...dark], ({ kind }) => kind)].map(([kind, declarations]) => (
    <section key={kind}>
      <h3>{titleOf(kind)}</h3>
      <ul className={`sb-unstyled ${styles.tokens}`}>
        {declarations.map((declaration) => (
          <Token key={declaration.name} {...declaration} />
        ))}
      </ul>
    </section>
  ));
}

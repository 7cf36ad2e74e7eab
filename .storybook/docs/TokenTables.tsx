import styles from './TokenTables.module.css';

/** All tokens whose name starts with this, read from the style sheets themselves: the page cannot go stale. */
function tokens(prefix: string): string[] {
  const found = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
    .filter((name) => name.startsWith(prefix));
  return [...new Set(found)];
}

/** Every colour role in both modes. */
export function Swatches() {
  const names = tokens('--oja-color-');
  return (
    <div className={styles.modes}>
      {(['dark', 'light'] as const).map((mode) => (
        <ul key={mode} className={styles.swatches} data-theme={mode}>
          {names.map((name) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.colour} style={{ background: `var(${name})` }} />
              <code>{name.replace('--oja-color-', '')}</code>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Every text size, set in the face it is meant for. */
export function TypeScale() {
  const names = tokens('--oja-text-');
  return (
    <ul className={styles.types}>
      {names.map((name) => (
        <li key={name}>
          <code>{name.replace('--oja-text-', '')}</code>
          <p className={styles.sample} style={{ fontSize: `var(${name})` }} data-large={/xl|hero/.test(name) || undefined}>
            Ọjà, ₦18,500
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Every step of the space scale. */
export function SpaceScale() {
  const names = tokens('--oja-space-');
  return (
    <ul className={styles.types}>
      {names.map((name) => (
        <li key={name} className={styles.step}>
          <code>{name.replace('--oja-space-', '')}</code>
          <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/**
 * What the style sheets set custom properties to where less motion is asked for, whether it is asked for now or not.
 * @returns name and value, as the media queries' rules give them
 */
export function reducedMotionTokens(): Map<string, string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion: reduce'))
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []));
  return new Map(
    rules.flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.startsWith('--')).map((name) => [name, rule.style.getPropertyValue(name).trim()] as const) : [])),
  );
}

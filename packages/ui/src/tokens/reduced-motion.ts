/**
 * Returns the custom properties that the style sheets set for reduced motion, with or without the user's preference.
 * @returns names and values, from the media queries' rules
 */
export function reducedMotionTokens(): Map<string, string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion: reduce'))
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []));
  return new Map(
    rules.flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [...rule.style]
            .filter((name) => name.startsWith('--'))
            .map((name) => [name, rule.style.getPropertyValue(name).trim()] as const)
        : [],
    ),
  );
}

/** A way to say something, with an example that it finds. */
export interface Rule {
  /** A message, in the form of plainText. */
  example: string;
  /** Global. */
  pattern: RegExp;
}

/** Makes a table of rules from examples and patterns. */
export const rulesOf = (rules: readonly (readonly [example: string, pattern: string])[]): readonly Rule[] =>
  rules.map(([example, pattern]) => ({ example, pattern: new RegExp(pattern, 'gu') }));

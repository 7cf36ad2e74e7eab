/**
 * Reads an answer, each of its strings once: a list of conversations or messages names the same ids and people in hundreds
 * of places, which weigh more than all else in it.
 * @throws SyntaxError for what is no JSON
 */
export function parseAnswer(text: string): unknown {
  if (text === '') return null;
  const held = new Map<string, string>();
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const known = held.get(value);
    if (known === undefined) held.set(value, value);
    return known ?? value;
  });
}

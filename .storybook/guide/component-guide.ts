/** What the docs page of a component says beside its props and stories; every component's stories carry one. */
export interface ComponentGuide {
  /** `stable`: change it only with a note. `new`: in use, its props may still move. */
  status: 'stable' | 'new';
  /** When it is the right part. */
  use: readonly string[];
  /** When it is not, and what is instead. */
  avoid: readonly string[];
  /** What makes it work well. */
  do: readonly string[];
  /** What spoils it. */
  dont: readonly string[];
  /** Keys and what they do, in words; empty for what takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
}

/** `stable`: changes need a note. `new`: in use, but its props may still change. `deprecated`: use its alternative. */
export type Status = 'stable' | 'new' | 'deprecated';

/** The guidance on a component's docs page, beside its props and stories; required in every component's stories. */
export interface ComponentGuide {
  /** How much it may still change. */
  status: Status;
  /** When to use it. */
  use: readonly string[];
  /** When not to use it, and the alternative. */
  avoid: readonly string[];
  /** Recommendations. */
  do: readonly string[];
  /** Mistakes to avoid. */
  dont: readonly string[];
  /** Keys and their effects, in words; empty for a component without focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
}

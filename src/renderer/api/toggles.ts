/** The last call under way to each address that takes turns. */
const underWay = new Map<string, Promise<{ error?: unknown }>>();

/**
 * Makes a call once the one before it to the same address has been answered, so that the server sees presses of one toggle
 * in their order. A call behind one that failed fails with it: it would reverse a change that was never made.
 * @param address of the call
 */
export async function callInTurn<Answer extends { error?: unknown }>(
  address: string,
  call: () => Answer | PromiseLike<Answer>,
): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- calls to one address have one kind of answer
  const before = underWay.get(address) as Promise<Answer> | undefined;
  const mine = (async () => {
    const answer = await before;
    return answer?.error === undefined ? call() : answer;
  })();
  underWay.set(address, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(address) === mine) underWay.delete(address);
  }
}

interface OptimisticToggle<Answer> {
  /** The address that the toggle calls in turn. */
  address: string;
  queryFulfilled: PromiseLike<{ data: Answer }>;
  /** Reverses what is shown. */
  toggle: () => void;
  /** Shows what the server has answered. */
  settle: (answer: Answer) => void;
}

/**
 * Shows a toggle at once, and takes it back when its call fails. Of presses that overlap, only the last answer is shown:
 * an earlier one would undo for a moment what was pressed after it.
 */
export async function showToggle<Answer>({
  address,
  queryFulfilled,
  toggle,
  settle,
}: OptimisticToggle<Answer>): Promise<void> {
  toggle();
  try {
    const { data } = await queryFulfilled;
    if (!underWay.has(address)) settle(data);
  } catch {
    toggle();
  }
}

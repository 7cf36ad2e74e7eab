/** The last pending call to each address whose calls run one after the other. */
const underWay = new Map<string, Promise<{ error?: unknown }>>();

/**
 * Makes a call after the previous call to the same address was answered, so that the server receives presses of one
 * toggle in order. A call that follows a failed one fails, too: it would reverse a change that was never made.
 * @param address of the call
 */
export async function callInTurn<Answer extends { error?: unknown }>(
  address: string,
  call: () => Answer | PromiseLike<Answer>,
): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all calls to one address have the same type of answer
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
  /** The address whose calls run one after the other. */
  address: string;
  queryFulfilled: PromiseLike<{ data: Answer }>;
  /** Reverses the shown state. */
  toggle: () => void;
  /** Shows the server's answer. */
  settle: (answer: Answer) => void;
}

/**
 * Shows a toggle at once, and undoes it if its call fails. If presses overlap, only the last answer is shown: an
 * earlier one would briefly undo the later press.
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

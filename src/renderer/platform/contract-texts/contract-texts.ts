import { PLANS } from '@oja/contract/advert-plans';
import { FAILURES } from '@oja/contract/failures';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';

/** The records of texts in the contract, by the prefix of their ids in the catalogue. */
const RECORDS = { FAILURES, VALIDATION, ERROR_MESSAGES, CONFIRMATIONS };

/** A placeholder of a message: `{time}`, or `{0}` for the first value of a text that is a function. */
const PLACEHOLDER = /\{\w+\}/g;

/**
 * Lists the contract's texts that people see, for the catalogue of this folder.
 * @returns each English message by its id, such as FAILURES.network
 */
export function listContractTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [prefix, record] of Object.entries(RECORDS))
    for (const [name, text] of Object.entries<string | ((...values: string[]) => string)>(record))
      texts.set(`${prefix}.${name}`, typeof text === 'string' ? text : text('{0}', '{1}'));
  for (const { key, name, duration, text } of PLANS) {
    texts.set(`PLANS.${key}.name`, name);
    texts.set(`PLANS.${key}.duration`, duration);
    texts.set(`PLANS.${key}.text`, text);
  }
  return texts;
}

/** A message of the contract as it is found in a text. */
interface ContractText {
  id: string;
  /** The values of its placeholders, by name. */
  values: Record<string, string>;
}

/** Returns the values of a message's placeholders in a text; undefined if it is not of this message. */
function readValues(message: string, text: string): Record<string, string> | undefined {
  const literals = message.split(PLACEHOLDER).map((part) => part.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`));
  const match = new RegExp(`^${literals.join('(.*)')}$`, 's').exec(text);
  const names = (message.match(PLACEHOLDER) ?? []).map((name) => name.slice(1, -1));
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

const TEXTS = listContractTexts();
const IDS = new Map([...TEXTS].map(([id, message]) => [message, id]));
/** The messages with placeholders, the most specific first: "{0} is required" fits other messages, too. */
const PATTERNS = [...TEXTS]
  .filter(([, message]) => message.search(PLACEHOLDER) !== -1)
  .toSorted(([, one], [, other]) => other.length - one.length);

/**
 * Finds the message of a text.
 * @param code the code that the server sent with the text: then a text that has been reworded is found, too
 * @returns undefined if it is not of the contract
 */
export function findContractText(text: string, code?: string): ContractText | undefined {
  const coded = Object.keys(RECORDS)
    .map((prefix) => `${prefix}.${code}`)
    .find((id) => TEXTS.has(id));
  const ofCode = coded === undefined ? undefined : readValues(TEXTS.get(coded) ?? '', text);
  if (coded !== undefined && ofCode) return { id: coded, values: ofCode };
  const id = IDS.get(text);
  if (id !== undefined) return { id, values: {} };
  for (const [each, message] of PATTERNS) {
    const values = readValues(message, text);
    if (values) return { id: each, values };
  }
  const isComplete = coded !== undefined && TEXTS.get(coded)?.search(PLACEHOLDER) === -1;
  return isComplete ? { id: coded, values: {} } : undefined;
}

/** The values of `autocomplete`, by the control group of the HTML standard ("Autofill") that allows them. */
const VALUES = {
  text: [
    'name',
    'honorific-prefix',
    'given-name',
    'additional-name',
    'family-name',
    'honorific-suffix',
    'nickname',
    'organization-title',
    'organization',
    'address-line1',
    'address-line2',
    'address-line3',
    'address-level4',
    'address-level3',
    'address-level2',
    'address-level1',
    'country',
    'country-name',
    'postal-code',
    'cc-name',
    'cc-given-name',
    'cc-additional-name',
    'cc-family-name',
    'cc-number',
    'cc-csc',
    'cc-type',
    'transaction-currency',
    'language',
    'sex',
    'tel-country-code',
    'tel-national',
    'tel-area-code',
    'tel-local',
    'tel-local-prefix',
    'tel-local-suffix',
    'tel-extension',
  ],
  multiline: ['street-address'],
  username: ['username', 'email'],
  password: ['new-password', 'current-password', 'one-time-code'],
  url: ['url', 'photo', 'impp'],
  tel: ['tel'],
  numeric: ['cc-exp-month', 'cc-exp-year', 'transaction-amount', 'bday-day', 'bday-month', 'bday-year'],
  month: ['cc-exp'],
  date: ['bday'],
} as const;

type Group = keyof typeof VALUES;

const SINGLE_LINE: readonly Group[] = ['text', 'username', 'password', 'url', 'tel', 'numeric', 'month', 'date'];
const ALL: readonly Group[] = [...SINGLE_LINE, 'multiline'];

/** The groups that each type of control belongs to. */
const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  hidden: ALL,
  textarea: ALL,
  'select-one': ALL,
  'select-multiple': ALL,
  text: SINGLE_LINE,
  search: SINGLE_LINE,
  password: ['password'],
  url: ['url'],
  email: ['username'],
  tel: ['tel'],
  number: ['numeric'],
  month: ['month'],
  date: ['date'],
};

function isAllowed(element: Element): boolean {
  const value = element.getAttribute('autocomplete') ?? '';
  if (value === 'on' || value === 'off') return true;
  const type = 'type' in element ? String(element.type) : '';
  const allowed: readonly string[] = (GROUPS[type] ?? []).flatMap((group) => VALUES[group]);
  return allowed.includes(value);
}

/**
 * Fails when a control of a story has an `autocomplete` value that the HTML standard does not allow for it: browsers
 * may then not fill it in. axe's rule `autocomplete-valid` checks only the value, never its control.
 */
export function refuseAutocomplete(): void {
  const refused = [...document.querySelectorAll('[autocomplete]')].find((element) => !isAllowed(element));
  if (refused)
    throw new Error(
      `The HTML standard does not allow this value of autocomplete on this control: ${refused.outerHTML.slice(0, 200)}`,
    );
}

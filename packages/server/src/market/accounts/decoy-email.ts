import { maskEmail } from '@oja/contract/mask-email';

const BEGINNINGS = [
  'ade',
  'chi',
  'oba',
  'emm',
  'joy',
  'mus',
  'fav',
  'ngo',
  'tun',
  'ola',
  'ama',
  'dav',
  'gra',
  'pet',
  'abi',
  'ife',
];
const ENDINGS = ['01', '23', '99', 'ka', 'yo', 'an', 'ng', 'ja', '07', 'el', 'la', 'ah', 'es', 'om', 'ri', 'de'];
const DOMAINS = [
  ...Array<string>(11).fill('gmail.com'),
  ...Array<string>(3).fill('yahoo.com'),
  'outlook.com',
  'icloud.com',
];

/**
 * The masked email that is shown for a user name that does not exist. It is plausible and the same each time, so that
 * asking for a code does not reveal which user names exist.
 * @param name the user name, in the form of userNameKey
 * @param keyedHash hash of the name, with a key that the asker does not have
 */
export function decoyMaskedEmail(name: string, keyedHash: string): string {
  const digits = Buffer.from(keyedHash, 'base64url');
  const at = (place: number) => digits[place] ?? 0;
  const ownBeginning = /^[a-z]{3}/.exec(name)?.[0];
  // Many people have an address that begins with their user name.
  const beginning = (at(0) % 2 === 0 ? ownBeginning : undefined) ?? BEGINNINGS[at(1) % 16] ?? '';
  const middle = '*'.repeat(at(2) % 8 === 0 ? 0 : (at(3) % 10) + 1);
  return maskEmail(`${beginning}${middle}${ENDINGS[at(4) % 16] ?? ''}@${DOMAINS[at(5) % 16] ?? ''}`);
}

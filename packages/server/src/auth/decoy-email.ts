import { maskEmail } from '@oja/contract/mask-email';

const BEGINNINGS = ['ade', 'chi', 'oba', 'emm', 'joy', 'mus', 'fav', 'ngo', 'tun', 'ola', 'ama', 'dav', 'gra', 'pet', 'abi', 'ife'];
const ENDINGS = ['01', '23', '99', 'ka', 'yo', 'an', 'ng', 'ja', '07', 'el', 'la', 'ah', 'es', 'om', 'ri', 'de'];
const DOMAINS = [...Array<string>(11).fill('gmail.com'), ...Array<string>(3).fill('yahoo.com'), 'outlook.com', 'icloud.com'];

/**
 * The masked e-mail that somebody has who does not exist: believable, and the same each time, so that asking for a code
 * tells nothing about which user names there are.
 * @param name the user name, as userNameKey has it
 * @param keyedHash of it, with a key that the asker does not have
 */
export function decoyMaskedEmail(name: string, keyedHash: string): string {
  const digits = Buffer.from(keyedHash, 'base64url');
  const at = (place: number) => digits[place] ?? 0;
  const ownBeginning = /^[a-z]{3}/.exec(name)?.[0];
  // Many people's address begins as their user name does.
  const beginning = (at(0) % 2 === 0 ? ownBeginning : undefined) ?? BEGINNINGS[at(1) % 16] ?? '';
  const middle = '*'.repeat(at(2) % 8 === 0 ? 0 : (at(3) % 10) + 1);
  return maskEmail(`${beginning}${middle}${ENDINGS[at(4) % 16] ?? ''}@${DOMAINS[at(5) % 16] ?? ''}`);
}

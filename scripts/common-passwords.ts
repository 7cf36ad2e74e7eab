import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * How many passwords the app knows itself. All 49,000 weigh 75 kB more; the server, which refuses a password, has them
 * all.
 */
const COUNT = 3000;

/** The most common passwords, most common first, separated by spaces: the value of `__COMMON_PASSWORDS__`. */
export const COMMON_PASSWORDS = dictionary['passwords-common'].slice(0, COUNT).join(' ');

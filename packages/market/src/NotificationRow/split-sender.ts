/**
 * Splits a sentence after the user name it begins with, so that the name can be bold; without the name there is no
 * split.
 */
export function splitSender(message: string, userName: string): [start: string, rest: string] {
  const isName = userName !== '' && message.startsWith(`${userName} `);
  return isName ? [userName, message.slice(userName.length + 1)] : ['', message];
}

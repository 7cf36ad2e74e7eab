/** The English texts of main, by the part of the app that shows them. `{name}` is a placeholder. */
const ENGLISH = {
  'start.failed': 'Oja could not start',

  'menu.settings': 'Settings…',
  'menu.quit': 'Quit Oja',
  'menu.file': 'File',
  'menu.newChat': 'New chat',
  'menu.newPost': 'New post',
  'menu.goTo': 'Go to…',
  'menu.search': 'Search',
  'menu.server': 'Server…',
  'menu.view': 'View',
  'menu.back': 'Back',
  'menu.forward': 'Forward',
  'menu.actualSize': 'Actual size',
  'menu.zoomIn': 'Zoom in',
  'menu.zoomOut': 'Zoom out',
  'menu.chat': 'Chat',
  'menu.allChats': 'All chats',
  'menu.nextConversation': 'Next conversation',
  'menu.previousConversation': 'Previous conversation',

  'contextMenu.noSuggestions': 'No suggestions',
  'contextMenu.learn': 'Add “{word}” to the dictionary',
  'contextMenu.copyMailAddress': 'Copy mail address',
  'contextMenu.copyTelephoneNumber': 'Copy telephone number',
  'contextMenu.copyLink': 'Copy link',
  'contextMenu.copyPicture': 'Copy picture',
  'contextMenu.savePicture': 'Save picture as…',

  'tray.open': 'Open Oja',
  'tray.unmute': 'Unmute notifications',
  'tray.mute': 'Mute notifications for an hour',
  'tray.doNotDisturb': 'Do Not Disturb',
  'tray.startAtLogin': 'Start Oja at login',
  'tray.unread': 'Oja, {count} unread',
  'tray.muted': '{name} (notifications are muted)',

  'download.save': 'Save picture',
  'notification.reply': 'Write a message',
  'notification.send': 'Reply',
  'notification.markRead': 'Mark as read',

  'google.language': 'en',
  'google.done': 'You can go back to Oja',
  'google.allowed': 'This page can be closed.',
  'google.refused': 'Google has not signed you in. This page can be closed.',

  'setting.failed': 'The setting was not changed',
  'setting.notStored':
    'Oja could not save this setting: its folder is full or may not be written to. Free some space and try again.',
  'login.macRefused': 'macOS did not take it. Change it in System Settings, General, Login Items.',
  'login.macWaits': 'macOS waits for you to allow it: turn Oja on in System Settings, General, Login Items.',
  'login.windowsRefused':
    'Windows did not take it: an administrator of this computer may have locked it. Change it in Settings, Apps, Startup.',
  'login.notWritten':
    'Oja may not write {path}, or the disk is full. Make it yours to write to, or free some space, and try again.',
  'outside.refused': 'Oja opens web, mail and telephone addresses, and nothing else.',

  'server.notStored':
    'The address could not be saved: the disk is full or may not be written to. Free some space and try again.',
  'server.noAddress':
    '“{address}” is no address of a server. It looks like https://example.com; without https only a server on this computer is allowed.',
  'server.notOja': '{origin} answers, but it is not a server of Oja. Ask the people who run it for the exact address.',
  'server.nobody': 'Nobody answers at {origin}. Check the address and your network, and try again.',

  'update.notInstalled': 'It could not be installed. {reason}',
  'update.notGenuine': 'What arrived is not what was published, so it was thrown away.',
  'update.diskFull': 'The disk is full. Free some space.',
  'update.notWritable': 'Oja may not write where the update belongs.',
  'update.brokeOff': 'The download broke off.',
};

/** The name of a text of main. */
export type TextName = keyof typeof ENGLISH;

/** The texts of one language. A text without a translation is shown in English. */
type Catalogue = Readonly<Partial<Record<TextName, string>>>;

/** The languages other than English, by their code, such as `yo`. */
const CATALOGUES: Readonly<Record<string, Catalogue>> = {};

let active: Catalogue = ENGLISH;

/**
 * Chooses the language of main: the first of the user's languages that has a catalogue, otherwise English.
 * @param preferred the user's languages, such as `en-NG`, the preferred one first
 */
export function chooseLanguage(preferred: readonly string[], catalogues = CATALOGUES): void {
  const known: Readonly<Record<string, Catalogue>> = { en: ENGLISH, ...catalogues };
  active = preferred.map((language) => known[language.split('-', 1)[0] ?? '']).find(Boolean) ?? ENGLISH;
}

/**
 * Returns a text in the language of main. Call it when the text is shown: the language is chosen after the modules are
 * loaded.
 * @param values the values of its placeholders, by name
 */
export function text(name: TextName, values: Readonly<Record<string, string | number>> = {}): string {
  return (active[name] ?? ENGLISH[name]).replaceAll(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
}

/** Formats the count of unread conversations and notifications in words, for a tooltip. */
export function unreadWords(count: number): string {
  return count === 0 ? 'Oja' : text('tray.unread', { count });
}

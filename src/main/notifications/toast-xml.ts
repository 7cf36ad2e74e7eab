import { alertSchema, type ShownAlert } from '../../bridge/alerts.ts';
import { chatLinkOf, pathOfLink } from '../launch/deep-link.ts';
import { type TextName, text } from '../texts/texts.ts';

const ID = /^[\w\-]{1,64}$/v;

/**
 * The toast of a conversation on Windows. A click opens the conversation's link, which also starts the app again. The
 * arguments of both buttons name the conversation's partner, for the same reason; Electron requires their `type`,
 * `action` and `tag`, and the input's name.
 * @param saveImage returns the address of the picture's file; undefined for none
 * @returns undefined if the alert is not about a conversation that has a link
 */
export function toastXmlOf(
  { id, viewerId, conversationId, path, ...shown }: ShownAlert,
  saveImage: () => string | undefined,
): string | undefined {
  const link = chatLinkOf(path);
  if (conversationId === null || link === undefined || !ID.test(id) || !ID.test(viewerId)) return undefined;
  const button = (name: TextName, type: Readonly<Record<string, string>>, input = '') => {
    const args = new URLSearchParams({ ...type, tag: id, viewer: viewerId, link }).toString();
    return `<action content="${escaped(text(name))}" arguments="${escaped(args)}" activationType="foreground"${input}/>`;
  };
  const picture = saveImage();
  return [
    `<toast launch="${escaped(link)}" activationType="protocol">`,
    '<visual><binding template="ToastGeneric">',
    picture === undefined ? '' : `<image placement="appLogoOverride" hint-crop="circle" src="${escaped(picture)}"/>`,
    `<text>${escaped(shown.title)}</text>`,
    `<text>${escaped(shown.body)}</text></binding></visual>`,
    `<actions><input id="reply" type="text" placeHolderContent="${escaped(text('notification.reply'))}"/>`,
    button('notification.send', { type: 'reply' }, ' hint-inputId="reply"'),
    button('notification.markRead', { type: 'action', action: '0' }),
    '</actions>',
    shown.silent ? '<audio silent="true"/>' : '',
    '</toast>',
  ].join('');
}

/** Returns the partner of a conversation from the arguments of its toast; undefined if they are not ours. */
export function recipientOf(args: string): Pick<ShownAlert, 'viewerId' | 'path'> | undefined {
  const parameters = new URLSearchParams(args);
  const path = pathOfLink(parameters.get('link') ?? '');
  return recipientSchema.safeParse({ viewerId: parameters.get('viewer'), path }).data;
}

const recipientSchema = alertSchema.pick({ viewerId: true, path: true });

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML does not allow at all, such as control characters and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gv;

/** Escapes a text of another user. With one forbidden character Windows would not show the toast. */
function escaped(words: string): string {
  return words.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/gv, (mark) => MARKS[mark] ?? mark);
}

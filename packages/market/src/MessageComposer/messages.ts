/** The English texts of MessageComposer. */
export const MESSAGES = {
  offline: 'You are offline. What you write is sent as soon as the connection is back.',
  blocked: 'You blocked this person. Neither of you can write here.',
  refused: 'You cannot message this person.',
  closed: 'This account was deleted. The messages stay.',
  addPictures: 'Add pictures',
  picturesInput: 'Pictures',
  pictures: 'Pictures to send',
  preview: 'Preview {name}',
  removePicture: 'Remove {name}',
  previewOne: 'Send this picture',
  previewOf: 'Picture {number} of {count}',
  remove: 'Remove',
  send: 'Send',
  thumbsUp: 'Reply with a thumbs up',
  sendPictures: 'Send {count} pictures',
  message: 'Message',
  addMessage: 'Add a message',
  drop: 'Let go to add the pictures',
  tooLong: {
    one: '{count} character too many. Nothing is lost: shorten it, or send it in two.',
    other: '{count} characters too many. Nothing is lost: shorten it, or send it in two.',
  },
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    MessageComposer: typeof MESSAGES;
  }
}

import { type Socket, createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { PASSWORD } from './ejabberd-server.ts';

const STREAM =
  "<stream:stream to='localhost' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>";
const LOGGED_IN_WITHIN_MS = 20_000;
const MESSAGE = /<message [^>]*?\bid='([^']+)'[^>]*>/gu;

/** A person's connection over plain TCP: as little XMPP as chat needs. */
export interface XmppClient {
  /** Sends a text to a person, with an id by which it is recognised. */
  send: (name: string, id: string) => void;
  /** Whom to tell the id of each received message. */
  onMessage: (id: string) => void;
  close: () => void;
}

/** Connects as a user (SASL PLAIN). */
export async function openXmpp(port: number, name: string): Promise<XmppClient> {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('utf8');
  const secret = Buffer.from(`\0${name}\0${PASSWORD}`).toString('base64');
  await ask(socket, STREAM, '</stream:features>');
  await ask(socket, `<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${secret}</auth>`, '<success');
  await ask(socket, STREAM, '</stream:features>');
  await ask(
    socket,
    "<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><resource>bench</resource></bind></iq>",
    '<jid>',
  );
  await ask(socket, '<presence/>', '<presence');

  let rest = '';
  const client: XmppClient = {
    send(to, id) {
      socket.write(
        `<message to='${to}@localhost/bench' type='chat' id='${id}'><body>Is it still available?</body></message>`,
      );
    },
    onMessage: () => undefined,
    close: () => socket.destroy(),
  };
  socket.on('data', (chunk: string) => {
    rest += chunk;
    let read = 0;
    for (const found of rest.matchAll(MESSAGE)) {
      read = found.index + found[0].length;
      client.onMessage(found[1] ?? '');
    }
    // What follows may be the beginning of the next message's tag.
    rest = rest.slice(Math.max(read, rest.lastIndexOf('<message ')));
  });
  return client;
}

/** Sends something and waits until the answer contains some words. */
async function ask(socket: Socket, words: string, until: string): Promise<void> {
  let answer = '';
  let failure: Error | undefined;
  const receive = (chunk: string) => {
    answer += chunk;
  };
  const fail = (error: Error) => {
    failure = error;
  };
  socket.on('data', receive).on('error', fail);
  socket.write(words);
  for (const end = performance.now() + LOGGED_IN_WITHIN_MS; !answer.includes(until); await pause(2)) {
    if (failure) throw failure;
    if (performance.now() > end) throw new Error(`ejabberd answered to ${words}: ${answer}`);
  }
  socket.off('data', receive).off('error', fail);
}

import { ws } from 'msw';

/** Nobody asks whether the other is still there for as long as a story lasts. */
const LONG_MS = 24 * 60 * 60 * 1000;

/** A told event: its name and what it says. */
export type Told = readonly [name: string, payload: unknown];

/**
 * The server's side of the live connection in Socket.IO's own words: it lets everybody in, says what it is told to say,
 * and takes what it hears.
 * @param news the events of a connection's beginning; undefined while there is no connection to be had
 */
export function liveLine(news: () => readonly Told[] | undefined) {
  return ws.link('/').addEventListener('connection', ({ client, server }) => {
    // msw takes "/socket.io" off an address; the development server has a line of its own there.
    if (!new URL(client.url).searchParams.has('EIO')) {
      server.connect();
      return;
    }
    const told = news();
    if (!told) {
      client.close();
      return;
    }
    client.send(`0${JSON.stringify({ sid: 'story', upgrades: [], pingInterval: LONG_MS, pingTimeout: LONG_MS })}`);
    client.addEventListener('message', ({ data }) => {
      const text = typeof data === 'string' ? data : '';
      // "40" joins; "42", the number of the acknowledgement, then the event.
      if (text.startsWith('40')) {
        client.send('40{"sid":"story"}');
        for (const event of told) client.send(`42${JSON.stringify(event)}`);
      }
      const id = /^42(\d+)\[/.exec(text)?.[1];
      if (id !== undefined) client.send(`43${id}[{"ok":true}]`);
    });
  });
}

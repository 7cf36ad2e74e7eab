import { ws } from 'msw';

/** The heartbeat interval: longer than any story, so that no heartbeat is sent. */
const LONG_MS = 24 * 60 * 60 * 1000;

/** A server event: its name and payload. */
export type LiveEvent = readonly [name: string, payload: unknown];

/**
 * Fakes the server's end of the live connection in Socket.IO's protocol: it accepts every client, sends the given
 * events, and acknowledges all events from the client.
 * @param initialEvents returns the events to send on connection; undefined refuses the connection
 */
export function liveLine(initialEvents: () => readonly LiveEvent[] | undefined) {
  return ws.link('/').addEventListener('connection', ({ client, server }) => {
    // msw removes "/socket.io" from addresses, so the development server's own WebSocket arrives here, too.
    if (!new URL(client.url).searchParams.has('EIO')) {
      server.connect();
      return;
    }
    const events = initialEvents();
    if (!events) {
      client.close();
      return;
    }
    client.send(`0${JSON.stringify({ sid: 'story', upgrades: [], pingInterval: LONG_MS, pingTimeout: LONG_MS })}`);
    client.addEventListener('message', ({ data }) => {
      const text = typeof data === 'string' ? data : '';
      // "40" connects; "42" is followed by the number of the acknowledgement, then by the event.
      if (text.startsWith('40')) {
        client.send('40{"sid":"story"}');
        for (const event of events) client.send(`42${JSON.stringify(event)}`);
      }
      const id = /^42(\d+)\[/.exec(text)?.[1];
      if (id !== undefined) client.send(`43${id}[{"ok":true}]`);
    });
  });
}

import { Agent, request } from 'node:http';

import { type Person, bearer } from '../processes/people.ts';
import type { Outgoing } from './chat-load.ts';

/**
 * Sends messages over persistent connections, as a browser does.
 * @param onFailure receives each failure to store one
 */
export function messagePoster(
  url: string,
  people: readonly Person[],
  onFailure: (reason: string) => void,
): (message: Omit<Outgoing, 'recipientIndex'>) => void {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(url);
  return ({ senderIndex, recipientId, clientId }) => {
    const sender = people[senderIndex];
    if (!sender) return;
    const body = JSON.stringify({ recipientId, clientId, message: 'Good morning, is the adire still there?', img: '' });
    const headers = {
      ...bearer(sender),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sending = request(
      { hostname, port, agent, method: 'POST', path: '/api/v1/messages', headers },
      (response) => {
        if (response.statusCode !== 201 && response.statusCode !== 200) onFailure(`status ${response.statusCode}`);
        response.resume();
      },
    );
    sending.on('error', (error) => onFailure(error.message));
    sending.end(body);
  };
}

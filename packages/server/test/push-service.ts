import { type ECDH, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';

import type { PushText } from '@oja/contract/push-subscriptions';

/** A browser's subscription, with the keys that its browser keeps. */
interface BrowserSubscription {
  body: { endpoint: string; keys: { p256dh: string; auth: string }; timeZone: string };
  own: ECDH;
}

export function newSubscription(endpoint: string, timeZone = 'Africa/Lagos'): BrowserSubscription {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys('base64url');
  return { body: { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') }, timeZone }, own };
}

const derive = (secret: Buffer, by: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, by, about, length));

/** Decrypts a push as a browser does (RFC 8291), written apart from the server's encryption. */
function decrypt(body: Buffer, { own, body: { keys } }: BrowserSubscription): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const [sender, sealed] = [body.subarray(21, keyEnd), body.subarray(keyEnd)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derive(own.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service on this machine. */
export class PushService {
  /** The status of its answers. */
  status = 201;
  /** Called for each push, with the path of its subscription. */
  onReceived: ((path: string) => void) | undefined;
  readonly received: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<PushService> {
    const server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        service.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        service.onReceived?.(path);
        answer.writeHead(service.status, { location: `${service.origin}/elsewhere` }).end();
      });
    });
    const service = new PushService(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The push service does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The texts that a browser has received. */
  textsOf(subscription: BrowserSubscription): PushText[] {
    const path = new URL(subscription.body.endpoint).pathname;
    return this.received
      .filter((each) => each.path === path)
      .map(({ body }): PushText => JSON.parse(decrypt(body, subscription)));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, test } from './fixtures.ts';
import { Visitor } from './visitor.ts';

/** The visitor's steps fail with clear messages, and errors of the page are not missed. */

test('an impossible step fails with what is missing and where', async ({ visitor: patient, baseURL }) => {
  await patient.open('/login');
  await patient.find('Login', 'button');
  const visitor = new Visitor(patient.page, baseURL, 1000);
  await expect(visitor.press('Buy')).rejects.toThrow('There is no button “Buy” to press at /login within 1 s.');
  await expect(visitor.press('Login', 'button', { name: 'Dashboard', role: 'navigation' })).rejects.toThrow(
    'There is no button “Login” to press at /login',
  );
  await expect(visitor.fill('Price', '5')).rejects.toThrow('There is no field “Price” to fill at /login within 1 s.');
  await expect(visitor.choose('/nowhere.jpg')).rejects.toThrow('There is no file input at /login within 1 s.');
  await expect(visitor.find('Login', 'tab')).rejects.toThrow('There is no tab “Login” at /login within 1 s.');
  await expect(visitor.see('Sold out')).rejects.toThrow('There is no text “Sold out” at /login within 1 s.');
  await expect(visitor.seeGone('Forgot Password')).rejects.toThrow(
    'There is still the text “Forgot Password” at /login within 1 s.',
  );
  await expect(visitor.arriveAt('/dashboard')).rejects.toThrow('There is not /dashboard at /login within 1 s.');
});

test('errors in the console, blocked scripts and uncaught errors are recorded', async ({ visitor }) => {
  await visitor.open('/login');
  await visitor.page.evaluate(() => {
    // oxlint-disable-next-line no-console -- this is the recorded error
    console.error('Said by the page');
    const script = document.createElement('script');
    script.textContent = '1';
    document.body.append(script);
    setTimeout(() => {
      throw new Error('Thrown by the page');
    });
  });
  await expect
    .poll(() => visitor.errors.toSorted())
    .toEqual([expect.stringContaining('Content-Security-Policy'), 'Error: Thrown by the page', 'Said by the page']);
  // They are intended here, and fail every other test.
  visitor.forgetErrors();
});

const SLOW_MS = 2000;

/** A page with a script and a picture that come from its service worker, and take two seconds. */
const SLOW_FILES: Record<string, [type: string, body: string]> = {
  '/worker.js': [
    'text/javascript',
    `onactivate = (event) => event.waitUntil(clients.claim());
     onfetch = (event) => {
       const { pathname } = new URL(event.request.url);
       if (pathname.startsWith('/slow.')) event.respondWith(fetch(event.request));
       if (pathname === '/refused.svg') event.respondWith(Response.error());
     };`,
  ],
  '/page.js': [
    'text/javascript',
    `navigator.serviceWorker.oncontrollerchange = () => {
       document.body.innerHTML = 'Loading <img src="/slow.svg"> <img src="/refused.svg">';
       import('/slow.js').catch(() => undefined);
     };
     navigator.serviceWorker.register('/worker.js');`,
  ],
  '/slow.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/slow.js': ['text/javascript', 'export {}'],
};
const ANY_PAGE = ['text/html', '<!doctype html><body><script src="/page.js"></script>'] as const;

test('files that were loading when their page was left are no errors, but a file that the worker refuses is one', async ({
  visitor,
}) => {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const [type, body] = SLOW_FILES[path] ?? ANY_PAGE;
    response.setHeader('content-type', type).write(body);
    setTimeout(() => response.end(), path.startsWith('/slow.') ? SLOW_MS : 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
  await visitor.open(origin);
  await visitor.see('Loading');
  await expect.poll(() => visitor.errors).toEqual([expect.stringContaining(`‘${origin}/refused.svg’`)]);
  await visitor.open(`${origin}/next`);
  server.closeAllConnections();
  server.close();
  expect(visitor.errors).toEqual([expect.stringContaining(`‘${origin}/refused.svg’`)]);
  visitor.forgetErrors();
});

test('a press that misses its button, because the page moved it, is repeated', async ({ visitor }) => {
  await visitor.open('/health');
  await visitor.page.evaluate(() => {
    document.body.innerHTML = '<button>Buy</button>';
    const [button] = document.querySelectorAll('button');
    const move = () => {
      if (button) button.style.marginTop = '300px';
    };
    // The pointer is there, and nothing has been pressed yet.
    button?.addEventListener('pointermove', move, { once: true });
    button?.addEventListener('click', () => document.body.append('Bought'));
  });
  await visitor.press('Buy');
  await visitor.see('Bought');
});

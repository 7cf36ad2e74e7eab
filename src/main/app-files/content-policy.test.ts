import { describe, expect, it } from 'vitest';

import { contentPolicy } from './content-policy.ts';

describe('the content policy of the page', () => {
  it('has exactly these directives', () => {
    expect(contentPolicy('https://oja.ng').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "img-src 'self' blob: https://oja.ng",
      "connect-src 'self' https://oja.ng wss://oja.ng",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('allows secure sockets for a secure server, and plain ones for a plain server', () => {
    expect(contentPolicy('http://localhost:4000')).toContain(
      "connect-src 'self' http://localhost:4000 ws://localhost:4000;",
    );
  });

  it('uses only the origin, so that a configured path cannot add a directive', () => {
    expect(contentPolicy("https://oja.ng/a; script-src 'unsafe-inline'")).not.toContain('unsafe');
  });
});

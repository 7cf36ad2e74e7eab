import type { FastifyInstance } from 'fastify';

/** Lets a call without a body name JSON as its type, as spec §7 has every call do. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else return parse(request, body, done);
  });
}

import type { FastifyInstance } from 'fastify';

/** Accepts an empty body with the content type JSON, because product §7 has every call send that type. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else return parse(request, body, done);
  });
}

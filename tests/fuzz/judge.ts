import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { ApiDocument } from '../../packages/server/src/entry/docs/document-shape.ts';

/** The maximum bytes of an answer. A profile with thirty complete posts is far below. */
const ANSWER_MAX = 512 * 1024;

export interface Answered {
  status: number;
  contentType: string;
  payload: Buffer;
}

/** Validates answers against the API document. */
export class Judge {
  readonly #document: ApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'oja:document', components: document.components });
  }

  /** The fault of the answer, or undefined. */
  faultOf(operation: string | undefined, { status, contentType, payload }: Answered): string | undefined {
    if (status >= 500) return `answered ${status}`;
    if (payload.length > ANSWER_MAX) return `answered ${payload.length} bytes`;
    if (operation === undefined)
      return status >= 400
        ? this.#faultOfBody('#/components/schemas/Error', { $ref: 'oja:document#/components/schemas/Error' }, payload)
        : undefined;
    const [method = '', path = ''] = operation.split(' ');
    const described = this.#document.paths[path]?.[method]?.responses[String(status)];
    if (!described) return `answered ${status}, which the document does not know`;
    const media = mediaOf(described['content']);
    if (!media) return payload.length === 0 ? undefined : undefined;
    if (!contentType.startsWith(media.type))
      return status >= 300 && status < 400
        ? undefined
        : `answered ${contentType} where the document says ${media.type}`;
    return media.type === 'application/json'
      ? this.#faultOfBody(`${operation} ${status}`, media.schema, payload)
      : undefined;
  }

  #faultOfBody(name: string, schema: unknown, payload: Buffer): string | undefined {
    // HEAD has no body to check.
    if (payload.length === 0) return undefined;
    const validate = this.#validatorOf(name, schema);
    if (validate(JSON.parse(payload.toString()))) return undefined;
    return `${name}: ${this.#ajv.errorsText(validate.errors)} in ${payload.toString().slice(0, 600)}`;
  }

  #validatorOf(name: string, schema: unknown): ValidateFunction {
    const known = this.#validators.get(name);
    if (known) return known;
    const absolute: object = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"oja:document#/components'),
    );
    const validate = this.#ajv.compile(absolute);
    this.#validators.set(name, validate);
    return validate;
  }
}

function mediaOf(content: unknown): { type: string; schema: unknown } | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const [type, media] = Object.entries(content)[0] ?? [];
  if (type === undefined || typeof media !== 'object' || media === null || !('schema' in media)) return undefined;
  return { type, schema: media.schema };
}

import { z } from 'zod';

const parameterSchema = z.looseObject({
  in: z.string(),
  name: z.string(),
  required: z.boolean().optional(),
  schema: z.unknown(),
});
const responseSchema = z.looseObject({ description: z.string() });
const operationSchema = z.looseObject({
  summary: z.string(),
  tags: z.array(z.string()),
  'x-spec': z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }).optional(),
  responses: z.record(z.string(), responseSchema),
});
export const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The parts of the OpenAPI document that the server itself reads. */
export type ApiDocument = z.infer<typeof documentSchema>;
export type ApiOperation = z.infer<typeof operationSchema>;

import { z } from 'zod';

const ADDRESS_MAX = 500;

/** What a person types as the address of their server; '' for the one of the build. */
export const serverAddressSchema = z.string().max(ADDRESS_MAX);

/** The server that the app talks to. */
export interface ServerPlace {
  /** Its origin, such as 'https://example.com'. */
  origin: string;
  /** The one that the build came with. */
  builtIn: string;
}

/** What became of another address: it is kept once Oja has answered there. The reason is a sentence for the person. */
export type ServerChange = { status: 'kept'; origin: string } | { status: 'refused'; reason: string };

/** Whether this is what a server of Oja answers at /config.json. Loads the contract only then: main is to start quickly. */
export async function isAnswerOfOja(body: unknown): Promise<boolean> {
  const { clientConfigSchema } = await import('@oja/contract/client-config');
  return clientConfigSchema.safeParse(body).success;
}

import { z } from 'zod';

const ADDRESS_MAX = 500;

/** A server address as the user types it; '' stands for the built-in server. */
export const serverAddressSchema = z.string().max(ADDRESS_MAX);

/** The server that the app talks to. */
export interface ServerSetting {
  /** Its origin, such as 'https://example.com'. */
  origin: string;
  /** The origin of the server that the build came with. */
  builtIn: string;
}

/**
 * The result of changing the server. The new address is stored once Oja has answered there. The reason is a sentence
 * for the user.
 */
export type ServerChange = { status: 'saved'; origin: string } | { status: 'refused'; reason: string };

/**
 * Whether a response to /config.json comes from an Oja server. Loads the contract lazily, so that main starts quickly.
 */
export async function isAnswerOfOja(body: unknown): Promise<boolean> {
  const { clientConfigSchema } = await import('@oja/contract/client-config');
  return clientConfigSchema.safeParse(body).success;
}

import { z } from 'zod';

const MAX_ADDRESS = 2048;

/** An address that is to be opened; which ones are, main decides. */
export const addressSchema = z.string().min(1).max(MAX_ADDRESS);

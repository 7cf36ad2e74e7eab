import type { Config } from '../../../foundation/startup/config.ts';
import type { Queries } from '../../../foundation/db/database.ts';
import { Flutterwave } from './flutterwave.ts';
import { Sandbox } from './sandbox.ts';

/** The configured provider: Flutterwave where there is a key for it, else the sandbox. */
export function makeProvider(config: Config, queries: Queries, now: () => number): Flutterwave | Sandbox {
  return config.flutterwave === undefined
    ? new Sandbox(queries, config.publicUrl, now)
    : new Flutterwave(config.flutterwave);
}

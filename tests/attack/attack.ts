import type { GoogleServer } from '../../packages/server/test/google-server.ts';
import type { Person } from './cast.ts';
import type { Target } from './target.ts';

/** The servers under attack. */
export interface Scene {
  /** As a developer starts it, behind a proxy that reports the callers' addresses, with emails in a folder. */
  market: Target;
  /** In production, reached without a proxy. */
  production: Target;
  google: GoogleServer;
  /** Somebody who uses a session all the time that is ninety days old in a moment. */
  veteran: Person;
}

/** What came of an attack. */
export interface Finding {
  /** How often it was tried. */
  times: number;
  /** The server's answers in words. */
  answers: string;
  /** What the attacker got; undefined if nothing. */
  success: string | undefined;
}

/** An attempt to take or harm what belongs to somebody else. */
export interface Attack {
  /** What is tried, in words. */
  tries: string;
  /** What the attacker has after a success. */
  aim: string;
  /** @throws Error if it could not be tried: its preparation failed */
  carryOut(scene: Scene): Promise<Finding>;
}

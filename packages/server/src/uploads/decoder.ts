import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

import type { UploadPreset } from '@oja/contract/uploads';

import { Refusal } from '../http/refusal.ts';
import { type DecodingOutcome, decodingOutcomeSchema } from './decoder-messages.ts';
import { type EncodedPicture, UndecodablePicture } from './encoded-picture.ts';

/** How long the decoder stays when there is nothing to do. */
const IDLE_MS = 20_000;

/** Longer than the decoder gives itself for one picture: one that does not even answer is ended. */
const ANSWER_MAX_MS = 60_000;

/**
 * glibc keeps the memory of big pictures for each of its arenas: few arenas and small thresholds give it back. These are
 * read when a process starts, so they can only be given to a new one.
 */
const FRUGAL_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** What else a decoder has to know of this one's environment: how to start. Keys and passwords are nothing for a program that reads strangers' files. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'LANG', 'NODE_ENV'];

interface Waiting {
  /** Which process it was given to. */
  child: ChildProcess;
  resolve: (outcome: DecodingOutcome) => void;
  reject: (error: Error) => void;
}

/** The decoder ended in the middle of its work; another one is started for the next picture. */
class DecoderEnded extends Error {
  /** Answered as `unavailable`. */
  readonly statusCode = 503;
}

/**
 * Decodes uploads in a process of its own, started when a picture comes and ended when none has come for a while: what
 * decoding 25 megapixels takes is given back whole, and a file that breaks a decoder breaks no server.
 */
export class Decoder {
  readonly #waiting = new Map<number, Waiting>();
  readonly #idleMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs;
  }

  /** The process at work or waiting for some; undefined when there is none. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Checks the bytes of an upload and brings them to the preset's sizes.
   * @throws Refusal as checkPicture does, UndecodablePicture, or an `unavailable` when the decoder ends underway
   */
  async decode(preset: UploadPreset, source: Uint8Array): Promise<EncodedPicture> {
    const outcome = await this.#ask(preset, source);
    switch (outcome.kind) {
      case 'encoded':
        return outcome.picture;
      case 'refused':
        throw new Refusal(outcome.refusal.code, outcome.refusal.fields, outcome.refusal.message);
      case 'undecodable':
        throw new UndecodablePicture(outcome.reason);
    }
  }

  /** Ends the process; what is underway fails. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #ask(preset: UploadPreset, source: Uint8Array): Promise<DecodingOutcome> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    const id = (this.#lastId += 1);
    const late = setTimeout(() => child.kill('SIGKILL'), ANSWER_MAX_MS);
    try {
      return await new Promise<DecodingOutcome>((resolve, reject) => {
        this.#waiting.set(id, { child, resolve, reject });
        child.send({ id, preset, source }, (error) => {
          if (error) reject(new DecoderEnded('the decoder takes nothing', { cause: error }));
        });
      });
    } finally {
      clearTimeout(late);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.close(), this.#idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'decoder-process.ts'), {
      serialization: 'advanced',
      execArgv: [],
      env: { ...Object.fromEntries(NEEDED.map((name) => [name, process.env[name]])), ...FRUGAL_MEMORY },
    });
    child.on('message', (message) => {
      const outcome = decodingOutcomeSchema.parse(message);
      this.#waiting.get(outcome.id)?.resolve(outcome);
    });
    const end = (reason: string) => {
      if (this.#child === child) this.#child = undefined;
      for (const waiting of this.#waiting.values()) {
        if (waiting.child === child) waiting.reject(new DecoderEnded(reason));
      }
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(`the decoder ended with ${signal ?? code}`));
    return child;
  }
}

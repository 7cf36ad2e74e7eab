import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

import type { UploadPreset } from '@oja/contract/uploads';

import { ApiError } from '../http/api-error.ts';
import { type DecodingOutcome, decodingOutcomeSchema } from './decoder-messages.ts';
import { type EncodedPicture, UndecodablePicture } from './encoded-picture.ts';

/** How long the idle decoder keeps running, in milliseconds. */
const IDLE_MS = 20_000;

/**
 * The time limit for an answer, in milliseconds. It is longer than the decoder's own limit for one picture; a decoder
 * that does not answer is killed.
 */
const ANSWER_MAX_MS = 60_000;

/**
 * glibc keeps the memory of big pictures for each of its arenas; few arenas and small thresholds return it. These
 * variables are read when a process starts, so they work only for a new one.
 */
const FRUGAL_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * The environment variables that a decoder needs to start. A program that reads strangers' files must not get keys
 * and passwords.
 */
const NEEDED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'LANG',
  'NODE_ENV',
];

interface Waiting {
  /** The process that has the job. */
  child: ChildProcess;
  resolve: (outcome: DecodingOutcome) => void;
  reject: (error: Error) => void;
}

/** The decoder ended during its work. Another one is started for the next picture. */
class DecoderEnded extends Error {
  /** Answered as `unavailable`. */
  readonly statusCode = 503;
}

/**
 * Decodes uploads in a separate process, which is started for a picture and ended when it has been idle for a while.
 * The memory for decoding 25 megapixels is then returned completely, and a file that crashes the decoder does not
 * crash the server.
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

  /** The id of the running process; undefined when there is none. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Checks the bytes of an upload and scales them to the preset's sizes.
   * @throws ApiError as checkPicture does, UndecodablePicture, or an `unavailable` when the decoder ends during the
   *   work
   */
  async decode(preset: UploadPreset, source: Uint8Array): Promise<EncodedPicture> {
    const outcome = await this.#send(preset, source);
    switch (outcome.kind) {
      case 'encoded':
        return outcome.picture;
      case 'refused':
        throw new ApiError(outcome.error.code, outcome.error.fields, outcome.error.message);
      case 'undecodable':
        throw new UndecodablePicture(outcome.reason);
    }
  }

  /** Ends the process; running jobs fail. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #send(preset: UploadPreset, source: Uint8Array): Promise<DecodingOutcome> {
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

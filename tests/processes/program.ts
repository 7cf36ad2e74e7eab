import { type ChildProcess, execFileSync, spawn } from 'node:child_process';

/** The maximum stored output. */
const OUTPUT_MAX = 20_000;

/** A child process with its output and exit code. */
export class Program {
  readonly #child: ChildProcess;
  #output = '';
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;

  /**
   * Starts `node FILE ARGS`. It ends with this process at the latest.
   * @param environment the complete environment, beside PATH
   * @param ownGroup whether it leads a process group, which `killGroup` needs
   */
  constructor(
    file: string,
    args: readonly string[],
    environment: Record<string, string>,
    nodeOptions: readonly string[] = [],
    { ownGroup = false } = {},
  ) {
    const { PATH } = process.env;
    this.#child = spawn(process.execPath, [...nodeOptions, file, ...args], {
      env: { ...(PATH !== undefined && { PATH }), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk.toString()).slice(-OUTPUT_MAX);
      });
    }
    const kill = () => this.#child.kill('SIGKILL');
    process.once('exit', kill);
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        process.off('exit', kill);
        resolve(code ?? signal ?? 1);
      });
    });
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Signals the program and its children, as Ctrl-C and systemd do. */
  killGroup(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  /** Kills the program and its children, if they still run. */
  endGroup(): void {
    try {
      this.killGroup('SIGKILL');
    } catch {
      // No process is left.
    }
  }

  /** Stops it as an operator would, and waits for its end. */
  async stop(): Promise<number | NodeJS.Signals> {
    if (this.running) this.kill('SIGTERM');
    return this.ended;
  }

  /**
   * Waits until its output contains some words. The usual limit is a backstop for a busy machine.
   * @throws Error with all its output if it ends before, or takes longer
   */
  async waitForOutput(words: string, withinMs = 60_000): Promise<void> {
    const until = Date.now() + withinMs;
    while (!this.#output.includes(words)) {
      if (!this.running) throw new Error(`The program ended before it printed "${words}". Its output: ${this.#output}`);
      if (Date.now() > until)
        throw new Error(`The program did not print "${words}" in ${withinMs} ms. Its output: ${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Its memory in MB, as the operating system counts it. */
  memory(): number {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.pid)], { encoding: 'utf8' })) / 1024;
  }
}

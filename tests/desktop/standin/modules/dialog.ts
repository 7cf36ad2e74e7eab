import { strictModule } from '../strict.ts';

/** The user's answers to the next dialogs, queued by specs. Without an answer a dialog is cancelled. */
const boxes: number[] = [];
const savePaths: (string | undefined)[] = [];

export const answers = {
  /** Queues the index of the button to press. */
  queueButton: (button: number) => void boxes.push(button),
  queueSavePath: (path: string | undefined) => void savePaths.push(path),
  takeSavePath(options: object): string | undefined {
    shown.push({ kind: 'save', ...options });
    return savePaths.shift();
  },
};

/** Every dialog that was shown, in order. */
export const shown: ({ kind: 'save' | 'message' | 'error' } & Record<string, unknown>)[] = [];

interface BoxOptions {
  message: string;
  cancelId?: number;
}

/** Electron's dialogs accept their parent window as an optional first argument. */
const optionsOf = <Options>(args: readonly [Options] | readonly [object, Options]): Options =>
  args.length === 2 ? args[1] : args[0];

export const dialog = strictModule('dialog', {
  showErrorBox(title: string, content: string): void {
    shown.push({ kind: 'error', title, content });
    process.stderr.write(`${title}: ${content}\n`);
  },
  async showMessageBox(
    ...args: [BoxOptions] | [object, BoxOptions]
  ): Promise<{ response: number; checkboxChecked: boolean }> {
    const options = optionsOf(args);
    shown.push({ kind: 'message', ...options });
    return { response: boxes.shift() ?? options.cancelId ?? 0, checkboxChecked: false };
  },
  async showSaveDialog(...args: [object] | [object, object]): Promise<{ canceled: boolean; filePath: string }> {
    const filePath = answers.takeSavePath(optionsOf(args));
    return { canceled: filePath === undefined, filePath: filePath ?? '' };
  },
});

import { IMAGES_MAX, IMAGES_TOTAL_BYTES_MAX } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';

/** The properties of a file that the rules use. */
interface SizedFile {
  name: string;
  size: number;
  type: string;
}

/**
 * Checks newly chosen pictures against the ones already there, by the rules of product §5 "Images". Valid files are
 * accepted even if others are not. Only the first broken rule is reported.
 * @returns the files to add, in order, and the message to show, if any
 */
export function selectImages<Candidate extends SizedFile>(
  present: readonly SizedFile[],
  chosen: readonly Candidate[],
): { accepted: Candidate[]; message: string | undefined } {
  const accepted: Candidate[] = [];
  const names = new Set(present.map(({ name }) => name));
  let bytes = present.reduce((sum, { size }) => sum + size, 0);
  let message: string | undefined;

  for (const file of chosen) {
    const problem = problemWith(file, names, present.length + accepted.length, bytes);
    if (problem === undefined) {
      accepted.push(file);
      names.add(file.name);
      bytes += file.size;
    } else {
      message ??= problem;
    }
  }
  return { accepted, message };
}

function problemWith(file: SizedFile, names: ReadonlySet<string>, count: number, bytes: number): string | undefined {
  if (!file.type.startsWith('image/')) return VALIDATION.avatarNotImage;
  if (names.has(file.name)) return VALIDATION.imagesDuplicate;
  if (count >= IMAGES_MAX) return VALIDATION.imagesTooMany;
  if (bytes + file.size > IMAGES_TOTAL_BYTES_MAX) return VALIDATION.imagesTooBig;
  return undefined;
}

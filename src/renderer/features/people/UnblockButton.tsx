import { TOAST_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { toast } from '@oja/ui/Toast';

import { failureMessage } from '../../api/failure.ts';
import { useSetBlockMutation } from '../../api/privacy-api.ts';

interface UnblockButtonProps {
  /** Who is blocked. */
  person: { _id: string; name: string };
  /** Who it is for is not said beside it: in a list, "Unblock Adaeze" is read out. Default false. */
  named?: boolean;
}

/** Takes a block back at once: nothing is lost by it, so nothing is asked. */
export function UnblockButton({ person, named = false }: UnblockButtonProps) {
  const [setBlock, { isLoading }] = useSetBlockMutation();
  const unblock = async () => {
    const { data: answer, error } = await setBlock({ userId: person._id, isBlocked: false });
    if (answer) toast({ kind: 'success', title: answer.message, durationMs: TOAST_MS.default });
    else toast({ kind: 'error', title: failureMessage(error), durationMs: TOAST_MS.default });
  };
  return (
    <Button variant="secondary" size="small" loading={isLoading} aria-label={named ? `Unblock ${person.name}` : undefined} onClick={() => void unblock()}>
      Unblock
    </Button>
  );
}

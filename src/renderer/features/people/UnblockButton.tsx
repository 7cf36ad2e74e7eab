import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { toast } from '@oja/ui/toast-store';

import { failureMessage } from '../../api/failure.ts';
import { useSetBlockMutation } from '../../api/privacy-api.ts';

interface UnblockButtonProps {
  /** The blocked person. */
  person: { _id: string; name: string };
  /**
   * Includes the name in the accessible label ("Unblock Adaeze"), for a list where it is not beside the button. Default
   * false.
   */
  named?: boolean;
}

/** Unblocks a person at once. Nothing is lost by it, so there is no confirmation. */
export function UnblockButton({ person, named = false }: UnblockButtonProps) {
  const [setBlock, { isLoading }] = useSetBlockMutation();
  const unblock = async () => {
    const { data: answer, error } = await setBlock({ userId: person._id, isBlocked: false });
    if (answer) toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.default });
    else toast({ tone: 'danger', title: failureMessage(error), durationMs: TOAST_MS.default });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isLoading}
      aria-label={named ? t`Unblock ${{ name: person.name }}` : undefined}
      onClick={() => void unblock()}
    >
      {t`Unblock`}
    </Button>
  );
}

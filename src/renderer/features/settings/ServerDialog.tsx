import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { TextField } from '@oja/ui/TextField';
import { useEffect, useId, useState, type FormEvent } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';

interface ServerDialogProps {
  desktop: Desktop;
  onClose: () => void;
}

/**
 * Changes the server, for users who run their own. The app checks that Oja answers at the address before storing it.
 */
export function ServerDialog({ desktop, onClose }: ServerDialogProps) {
  const form = useId();
  const [place, setPlace] = useState<Awaited<ReturnType<Desktop['getServer']>>>();
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    desktop.getServer().then(setPlace, (error: unknown) => setMessage(String(error)));
  }, [desktop]);

  const change = async (address: string) => {
    setIsAsking(true);
    setMessage(undefined);
    try {
      const answer = await desktop.changeServer(address);
      if (answer.status === 'refused') setMessage(answer.reason);
      // A different server reloads the page. The same server changes nothing.
      else onClose();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : t`The address could not be checked. Try again.`);
    } finally {
      setIsAsking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(typed ?? place?.origin ?? '');
  };
  const isOwn = place !== undefined && place.origin !== place.builtIn;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isAsking}
      title={t`Server`}
      description={t`Change this only if the people who run your market asked you to. You log in there separately, and stay logged in here.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isAsking}>
            {t`Cancel`}
          </Button>
          {isOwn && (
            <Button variant="secondary" onClick={() => void change('')} disabled={isAsking}>
              {t`Back to ${{ address: place.builtIn }}`}
            </Button>
          )}
          <Button type="submit" form={form} loading={isAsking}>
            {t`Use this server`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={t`Address`}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com"
          value={typed ?? place?.origin ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          error={message}
        />
      </form>
    </Dialog>
  );
}

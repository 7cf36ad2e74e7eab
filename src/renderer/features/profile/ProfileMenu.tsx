import type { Profile } from '@oja/contract/users';
import { IconButton } from '@oja/ui/IconButton';
import { LazyMenu } from '@oja/ui/LazyMenu';
import { Ban, Ellipsis } from 'lucide-react';

import { useLatePart } from '../posts/use-late-part.ts';

const loadBlockDialog = async () => (await import('../people/BlockDialog.tsx')).BlockDialog;

/** What is seldom done with another person: blocking them. Who is blocked already is unblocked by a button in plain sight. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  const { Part: BlockDialog, open, close, prepare } = useLatePart(loadBlockDialog);
  const { userName, block } = profile;
  return (
    <>
      <LazyMenu
        trigger={<IconButton label={`More about ${userName}`} icon={<Ellipsis />} />}
        items={[block !== 'mine' && { label: `Block ${userName}`, icon: <Ban />, danger: true, onSelect: open }]}
        onOpenChange={(isOpen) => isOpen && prepare()}
      />
      {BlockDialog && <BlockDialog person={{ _id: profile._id, name: userName }} onClose={close} />}
    </>
  );
}

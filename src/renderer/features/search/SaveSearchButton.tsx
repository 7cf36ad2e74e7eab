import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { IconButton } from '@oja/ui/IconButton';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { toast } from '@oja/ui/toast-store';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import {
  type SearchToSave,
  useDeleteSavedSearchMutation,
  useGetSavedSearchesQuery,
  useSaveSearchMutation,
} from '../../api/saved-searches-api.ts';
import { isSameSearch } from './saved-search.ts';

interface SaveSearchButtonProps {
  /** The name under which the search is saved. */
  name: string;
  /** What it finds. */
  query: SearchToSave;
}

/** Saves the search at once, or deletes it if it is saved. Both can be undone: by the toast, and by another press. */
export function SaveSearchButton({ name, query }: SaveSearchButtonProps) {
  const { data } = useGetSavedSearchesQuery();
  const hasRoom = useMediaQuery('(width >= 48rem)');
  const [save, { isLoading: isSaving }] = useSaveSearchMutation();
  const [remove, { isLoading: isDeleting }] = useDeleteSavedSearchMutation();
  const saved = data?.data.find((each) => isSameSearch(each.query, query));

  const press = async () => {
    if (isSaving || isDeleting) return;
    if (saved) {
      await remove(saved._id);
      return;
    }
    const { data: answer } = await save({ name, query });
    if (!answer) return;
    toast({
      tone: 'success',
      title: t`Search saved`,
      text: t`You are notified of new posts that fit. It is on the Search screen.`,
      action: { label: t`Undo`, onSelect: () => void remove(answer.data._id) },
    });
  };
  const icon = saved ? <BookmarkCheck /> : <Bookmark />;
  const behaviour = { 'aria-pressed': saved !== undefined, onClick: () => void press() };
  return hasRoom ? (
    <Button variant="secondary" icon={icon} {...behaviour}>
      {t`Save search`}
    </Button>
  ) : (
    <IconButton variant="filled" label={t`Save search`} icon={icon} {...behaviour} />
  );
}

import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { useBesideList } from '../../platform/beside-list.ts';

/**
 * Stores the search text in the address as `query`, so that back and forward restore it. A pause in typing adds no
 * history entry. Beside what was opened from it, a list has the text of its own address, and a new text leads back
 * there.
 */
export function useQueryText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [list, listQuery] = useBesideList()?.split('?') ?? [];
  const search = (text: string) => {
    // The user has followed a link, and this page stays until the next one has loaded: a late update must not lead
    // back.
    if (globalThis.location.pathname !== pathname) return;
    if (list !== undefined) {
      const query = text.trim() === '' ? '' : `?${new URLSearchParams({ query: text.trim() }).toString()}`;
      void navigate(list + query, { replace: true });
      return;
    }
    // Not `params`: a tab that was chosen a moment ago is in the address before it is rendered.
    const next = new URLSearchParams(globalThis.location.search);
    if (text.trim() === '') next.delete('query');
    else next.set('query', text.trim());
    setParams(next, { replace: true });
  };
  const shown = list === undefined ? params : new URLSearchParams(listQuery);
  return [shown.get('query')?.trim() ?? '', search];
}

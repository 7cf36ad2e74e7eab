import { useLocation, useSearchParams } from 'react-router';

/**
 * Stores the search text in the address as `query`, so that back and forward restore it. A pause in typing adds no
 * history entry.
 */
export function useQueryText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = (text: string) => {
    // The user has followed a link, and this page stays until the next one has loaded: a late update must not lead
    // back.
    if (globalThis.location.pathname !== pathname) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text.trim() === '') next.delete('query');
        else next.set('query', text.trim());
        return next;
      },
      { replace: true },
    );
  };
  return [params.get('query')?.trim() ?? '', search];
}

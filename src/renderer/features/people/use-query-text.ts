import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * What is searched for, kept in the address as `query`: back and forward bring it again, and each pause in typing makes
 * no step of its own.
 */
export function useQueryText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = (text: string) => {
    // Whoever has typed and then pressed a link is on the way: this page stays until the next one has come, and its
    // late word must not lead back.
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

import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A page that was asked for begins at its top. Back and forward keep the place: see useScrollMemory; on public pages the browser does. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== NavigationType.Pop) globalThis.scrollTo(0, 0);
  }, [pathname, type]);
}

import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A page that was asked for begins at its top; going back and forward keeps the place, which is the browser's doing. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== NavigationType.Pop) globalThis.scrollTo(0, 0);
  }, [pathname, type]);
}

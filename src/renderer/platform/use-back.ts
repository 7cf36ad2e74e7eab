import { useLocation, useNavigate } from 'react-router-dom';

/** What the router calls the place where somebody came in. */
const ENTRY = 'default';

/**
 * Gives the function of a back arrow: to the page before, as it was left.
 * @param home where it leads for those who opened this page directly
 */
export function useBack(home: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === ENTRY ? navigate(home) : navigate(-1));
}

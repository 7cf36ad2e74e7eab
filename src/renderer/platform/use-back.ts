import { useLocation, useNavigate } from 'react-router';

/** The router's key of the first history entry. */
const ENTRY = 'default';

/**
 * Returns the function of a back arrow: it goes to the previous page and its state.
 * @param home the path for users who opened this page directly
 */
export function useBack(home: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === ENTRY ? navigate(home) : navigate(-1));
}

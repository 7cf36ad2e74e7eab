import { OfflineNotice } from '@oja/ui/OfflineNotice';
import { useSelector } from 'react-redux';

import type { ReachabilityState } from '../../api/reachability-slice.ts';
import { StoredNoticeText } from './StoredNoticeText.tsx';

/**
 * One line at the top while the server cannot be reached: what the screen shows from this device, and how old it is, in
 * place of toasts, error panels and the offline bar (decision 030). On a screen that shows nothing of the kind it is
 * the offline bar. It is loaded with the page: once the connection is lost it would be too late.
 */
export function StoredNotice() {
  const { isLost, storedView } = useSelector(({ reachability }: { reachability: ReachabilityState }) => reachability);
  if (!storedView) return <OfflineNotice offline={isLost} />;
  return (
    <OfflineNotice offline>
      <StoredNoticeText isLost={isLost} view={storedView} />
    </OfflineNotice>
  );
}

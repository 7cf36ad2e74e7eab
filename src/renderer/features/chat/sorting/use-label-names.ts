import { t } from '@lingui/core/macro';

import { useGetLabelNamesQuery } from '../../../api/conversation-states-api.ts';

const defaultNames = () => [t`New`, t`To pay`, t`Paid`, t`To ship`, t`Done`, t`Problem`];

/**
 * The names of the six labels, in their order: the viewer's own, or the default ones.
 * @param isNeeded whether to load the viewer's own names. Default true.
 */
export function useLabelNames(isNeeded = true): string[] {
  const { data } = useGetLabelNamesQuery(undefined, { skip: !isNeeded });
  return defaultNames().map((name, index) => data?.data.names[index] || name);
}

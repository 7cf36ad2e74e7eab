import { RecoveryCodesDialog } from '@oja/market/RecoveryCodesDialog';

import { useDesktop } from '../../../platform/PlatformContext.tsx';

/** Shows new recovery codes once. The desktop app saves only pictures, so there they can be copied. */
export function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return <RecoveryCodesDialog open codes={codes} downloadable={useDesktop() === undefined} onOpenChange={onClose} />;
}

import type { Row } from './row.ts';

export const walletRows: readonly Row[] = [];

import type { Row } from './row.ts';

export const paymentRows: readonly Row[] = [];

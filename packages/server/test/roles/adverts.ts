import type { Row } from './row.ts';

export const advertRows: readonly Row[] = [];

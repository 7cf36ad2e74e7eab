import type { Row } from './row.ts';

export const flagRows: readonly Row[] = [];

import type { Row } from './row.ts';

export const realtimeRows: readonly Row[] = [];

import type { Row } from './row.ts';

export const messageRows: readonly Row[] = [];

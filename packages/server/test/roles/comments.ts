import type { Row } from './row.ts';

export const commentRows: readonly Row[] = [];

import type { Row } from './row.ts';

export const notificationRows: readonly Row[] = [];

import { hasErrorCode } from '../../../api/failure.ts';

/** Whether a call failed because the post does not exist. An invalid id is refused with another code. */
export const isPostGone = (error: unknown) => hasErrorCode(error, 'post_not_found', 'not_found', 'validation_failed');

import { isRefusedAs } from '../../api/failure.ts';

/** Whether a failed call says that there is no such post; an address that is no post's at all is refused in other ways. */
export const isPostGone = (error: unknown) => isRefusedAs(error, 'post_not_found', 'not_found', 'validation_failed');

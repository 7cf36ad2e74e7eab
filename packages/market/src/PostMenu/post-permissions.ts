/** What a viewer may do with a post. */
export interface PostPermissions {
  /** Change it. */
  edit: boolean;
  /** Report it. */
  flag: boolean;
  /** Delete it. */
  delete: boolean;
}

/**
 * Returns a viewer's permissions on a post (product §6): Edit for the author; Flag for non-authors and admins; Delete
 * for the author and admins.
 */
export function postPermissions({ isAuthor, isAdmin }: { isAuthor: boolean; isAdmin: boolean }): PostPermissions {
  return { edit: isAuthor, flag: !isAuthor || isAdmin, delete: isAuthor || isAdmin };
}

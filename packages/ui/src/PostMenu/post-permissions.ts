/** What a viewer may do with a post. */
export interface PostPermissions {
  /** Change it. */
  edit: boolean;
  /** Report it. */
  flag: boolean;
  /** Delete it. */
  delete: boolean;
}

/** Who may do what with a post, spec §6: Edit only the author; Flag non-authors or admins; Delete the author or an admin. */
export function postPermissions({ isAuthor, isAdmin }: { isAuthor: boolean; isAdmin: boolean }): PostPermissions {
  return { edit: isAuthor, flag: !isAuthor || isAdmin, delete: isAuthor || isAdmin };
}

/** The style sheet is imported for its effect alone: the names in it are its own. */
declare const sheet: undefined;
export default sheet;

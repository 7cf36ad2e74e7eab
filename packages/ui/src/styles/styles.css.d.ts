/** The style sheet is imported for its side effect: its class names are private. */
declare const sheet: undefined;
export default sheet;

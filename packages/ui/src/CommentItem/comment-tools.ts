export { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
export { CommentEditor } from './CommentEditor.tsx';

export { ConfirmDialog } from '@oja/ui/ConfirmDialog';
export { CommentEditor } from './CommentEditor.tsx';

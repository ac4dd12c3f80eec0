/** The kind of run that edits many records; whoever starts it could regret it at once. */
export const BULK_EDIT_KIND = 'bulk_edit';

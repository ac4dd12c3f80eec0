/** The kind of run that edits many records. */
export const BULK_EDIT_KIND = 'bulk_edit';

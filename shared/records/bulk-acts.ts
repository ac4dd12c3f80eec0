/** The kind of run that archives, returns or ends many records. */
export const BULK_ACT_KIND = 'bulk_act';

/** What can be done with many selected records, besides setting their fields. */
export const bulkActs = ['return', 'transfer', 'archive', 'unarchive', 'deactivate', 'reactivate', 'check'] as const;
export type BulkAct = (typeof bulkActs)[number];
/** The longest note on what was done. */
export const NOTE_MAX = 200;

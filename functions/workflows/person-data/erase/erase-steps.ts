/** What an erasure does, in its order. The names are stored with the runs of erasures. */
export const eraseSteps = [
  // Records about the person: documents, drafts, days off, mail.
  'beside',
  // Files that live for days: exports, previews, uploads.
  'files',
  // Files of imports that name the person.
  'run_files',
  'runs',
  // Their names in the records of others.
  'records',
  'activity',
  // The person's own record, and their login.
  'record',
  // Copies of lists in the bucket.
  'snapshots',
  // The list from which a restored backup is erased again.
  'end',
] as const;
export type EraseStep = (typeof eraseSteps)[number];

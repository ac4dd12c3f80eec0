/** What an erasure does, in its order. */
export const eraseSteps = [
  'beside',
  'files',
  'run_files',
  'runs',
  'records',
  'activity',
  'record',
  'snapshots',
  'end',
] as const;
export type EraseStep = (typeof eraseSteps)[number];

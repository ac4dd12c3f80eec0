/** Reads all participants of a training that one run may concern (docs/areas/trainings.md#limits). */
export const ALL_AT_ONCE = '1000';

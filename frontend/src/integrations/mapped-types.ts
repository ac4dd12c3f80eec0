/** What the history keeps of the way back from the page of the payroll codes, once all that were missing are chosen. */
export const TYPES_MAPPED = { typesMapped: true } as const;

/** Whether somebody comes back to a page from choosing the payroll codes that it lacked. */
export const comesWithCodes = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typesMapped' in state;

/** The values of integrations as they stand on the wire. This file has no schemas, for screens. */

/** `http` speaks to the API of a payroll office, `file` makes a file that a person hands over. */
export const providerKinds = ['http', 'file'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** The layouts of the file of a file provider (docs/areas/push.md#files). */
export const fileLayouts = ['csv', 'fixed'] as const;
export type FileLayout = (typeof fileLayouts)[number];

/** What a sign-in at a payroll office can come to. `slow`: it worked and took longer than `SLOW_CHECK_MS`. */
export const checkOutcomes = ['success', 'slow', 'login_failed', 'service_offline'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** The parts of a day that may have a payroll code of their own. */
export const mappedParts = ['whole', 'half'] as const;
export type MappedPart = (typeof mappedParts)[number];

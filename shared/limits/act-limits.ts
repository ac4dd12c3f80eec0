/** How often within a minute a caller may do what costs much (docs/areas/deployment.md#limits). */
export const actLimits = {
  /** A list or files that leave as a file. */
  export: 5,
  /** A sheet that is read; a workbook has several. */
  import: 12,
  /** A Word file that becomes a text. */
  word: 10,
  /** A month that goes to payroll. */
  push: 2,
} as const satisfies Readonly<Record<string, number>>;

export type LimitedAct = keyof typeof actLimits;

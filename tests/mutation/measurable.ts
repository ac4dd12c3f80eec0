import { globSync } from 'node:fs';

/** The files that a run can measure, from the root of the project: those that the configuration of the tool names. */
export const measurable = (root: string): string[] =>
  globSync(['shared/**/*.rules.ts', 'shared/permissions/*.ts'], { cwd: root, exclude: ['**/*.test.ts'] }).toSorted();

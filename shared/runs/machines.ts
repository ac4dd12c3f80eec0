/**
 * Every state machine of the product, each a folder of `functions/workflows` with a `definition.asl.json`. The
 * addresses that functions get and the rights of roles follow from this list.
 */
export const machineNames = ['bulk-run', 'push-days-off'] as const;
export type MachineName = (typeof machineNames)[number];

/** The machine of every kind of run that names no other. */
export const DEFAULT_MACHINE: MachineName = 'bulk-run';

/** The environment variable that holds the ARN of a machine. */
export const machineVariable = (name: MachineName): string =>
  `${name.replaceAll('-', '_').toUpperCase()}_STATE_MACHINE_ARN`;

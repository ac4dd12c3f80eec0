import type { Excuse } from './report.ts';

const employee = 'shared/people/employee.rules.ts';
const vehicle = 'shared/fleet/vehicle.rules.ts';
const rules = 'shared/permissions/rules.ts';

const FOR_COMPILER = 'The check is for the compiler: JavaScript finds null neither before nor after a text';
const NO_ROW = 'No right leaves resellers to their role today; the matrix may';

/** Mutants that may live, one by one: nobody can tell the changed program from the original. */
export const excuses: readonly Excuse[] = [
  {
    file: 'shared/assets/asset.rules.ts',
    code: 'assetTypeId === null',
    becomes: 'false',
    why: 'JavaScript takes null as 0 in `<= 0`, which is refused as well',
  },
  { file: employee, code: 'value.active_until !== null', becomes: 'true', why: FOR_COMPILER },
  { file: employee, code: 'value.start_date !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: employee,
    code: 'value.start_date !== null && value.active_until !== null',
    becomes: 'true',
    why: FOR_COMPILER,
  },
  {
    file: employee,
    code: 'value.start_date !== null && value.active_until !== null',
    becomes: 'value.start_date !== null || value.active_until !== null',
    why: FOR_COMPILER,
  },
  { file: vehicle, code: 'value.date_first_registration !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: vehicle,
    code: 'value.co2_g_km !== null',
    becomes: 'true',
    why: 'The check is for the compiler: JavaScript takes null as 0, which is never above the maximum',
  },
  { file: rules, code: "row.RES === '.'", becomes: 'false', why: NO_ROW },
  { file: rules, code: "'.'", becomes: '""', why: NO_ROW },
  {
    file: 'shared/software/license.rules.ts',
    code: 'end > day',
    becomes: 'end >= day',
    why: 'A period that ends on that very day keeps that end either way',
  },
];

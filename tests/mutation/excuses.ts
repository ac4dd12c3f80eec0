import type { Excuse } from './report.ts';

const employee = 'shared/people/employee.rules.ts';
const vehicle = 'shared/fleet/vehicle.rules.ts';
const wages = 'shared/people/wage.rules.ts';
const times = 'shared/contracts/signing-times.rules.ts';
const anomalies = 'shared/push/anomalies.rules.ts';
const rules = 'shared/permissions/rules.ts';

const FOR_COMPILER = 'The check is for the compiler: JavaScript finds null neither before nor after a text';
const SAME_DAY = 'On the very day both are the same';
const SORT = 'A sort asks only whether one comes before the other';
const NO_DAY = 'An entry without a state, and a line without a code, is no anomaly';
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
  {
    file: 'shared/permissions/assert-may.ts',
    code: 'detail !== undefined',
    becomes: 'true',
    why: 'An error whose detail is undefined has none',
  },
  { file: rules, code: "row.RES === '.'", becomes: 'false', why: NO_ROW },
  { file: rules, code: "'.'", becomes: '""', why: NO_ROW },
  { file: wages, code: 'one.from > other.from', becomes: 'true', why: SORT },
  { file: wages, code: 'one.from > other.from', becomes: 'false', why: SORT },
  { file: wages, code: 'one.from > other.from', becomes: 'one.from >= other.from', why: SORT },
  { file: wages, code: 'one.from > other.from', becomes: 'one.from <= other.from', why: SORT },
  { file: 'shared/contracts/retention.rules.ts', code: 'end > signed', becomes: 'end >= signed', why: SAME_DAY },
  { file: 'shared/retention/kept-data.rules.ts', code: 'due > begins', becomes: 'due >= begins', why: SAME_DAY },
  { file: times, code: 'before < usual', becomes: 'before <= usual', why: SAME_DAY },
  { file: times, code: 'start !== null', becomes: 'true', why: FOR_COMPILER },
  { file: times, code: 'deadline !== undefined', becomes: 'true', why: FOR_COMPILER },
  { file: anomalies, code: 'person.active_until !== null', becomes: 'true', why: FOR_COMPILER },
  { file: anomalies, code: '[]', becomes: '["Stryker was here"]', why: NO_DAY },
  { file: 'shared/push/people.rules.ts', code: 'active_until !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: 'shared/software/license.rules.ts',
    code: 'end > day',
    becomes: 'end >= day',
    why: 'A period that ends on that very day keeps that end either way',
  },
];

import type { Excuse } from './report.ts';

const employee = 'shared/people/employee.rules.ts';
const vehicle = 'shared/fleet/vehicle.rules.ts';
const wages = 'shared/people/wage.rules.ts';
const times = 'shared/contracts/signing-times.rules.ts';
const anomalies = 'shared/push/anomalies.rules.ts';
const benefit = 'shared/belgium/benefit-in-kind.rules.ts';
const board = 'shared/people/board.rules.ts';
const contribution = 'shared/belgium/co2-contribution.rules.ts';
const schedule = 'shared/days-off/schedule.rules.ts';
const fill = 'shared/document-content/fill.rules.ts';
const compare = 'shared/document-content/compare.rules.ts';
const words = 'shared/document-content/word-fields.rules.ts';
const grid = 'shared/document-content/table-grid.rules.ts';
const participant = 'shared/trainings/participant.rules.ts';
const provider = 'shared/contracts/provider.rules.ts';
const training = 'shared/trainings/training.rules.ts';
const balances = 'shared/days-off/balance.rules.ts';
const request = 'shared/days-off/request.rules.ts';
const right = 'shared/trainings/training-right.rules.ts';
const rules = 'shared/permissions/rules.ts';
const driver = 'shared/people/next-driver.rules.ts';
const printable = 'shared/document-content/printable.rules.ts';

const FOR_COMPILER = 'The check is for the compiler: JavaScript finds null neither before nor after a text';
const NULL_IS_ZERO = 'The check is for the compiler: JavaScript takes null as 0, which is refused as well';
const NULL_IS_LITTLE = 'The check is for the compiler: JavaScript takes null as 0, which is never too much';
const IN_REQUEST = 'The check is for the compiler: a contract that is at the provider has a request there';
const NO_FUEL = 'Nothing is told of a vehicle without a fuel, whatever group it counts in';
const IS_MISSING = 'The check is for the compiler: what is null is among what is missing';
const NO_DAYS = 'A month or a year of no days adds nothing';
const BOTH_DAYS = 'Each day stands for the other one where that is missing, so both are known or none is';
const HAS_CELL = 'The value is for the compiler: rows without a cell are left out before';
const HAS_TYPE = 'The check is for the compiler: a request without a known type was refused before';
const NO_CHANGE = 'Without a change that waits, both outcomes are the same';
const ONE_FIELD = 'The check is for the compiler: a single part is known, and only a field has a name';
const LATER_COUNTS = 'Of two stretches that begin on one day the later one counts';
const SAME_DAY = 'On the very day both are the same';
const SORT = 'A sort asks only whether one comes before the other';
const NO_DAY = 'An entry without a state, and a line without a code, is no anomaly';
const SPLIT = 'The value is for the compiler: a text that is split has a first part';
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
  { file: vehicle, code: 'used !== null', becomes: 'true', why: FOR_COMPILER },
  { file: vehicle, code: 'start !== null', becomes: 'true', why: FOR_COMPILER },
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
  { file: anomalies, code: '[]', becomes: '["Stryker was here"]', why: NO_DAY },
  { file: 'shared/push/people.rules.ts', code: 'last !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: 'shared/push/people.rules.ts',
    code: 'last < from',
    becomes: 'last <= from',
    why: 'Who left on the very day worked in the month',
  },
  { file: 'shared/people/former-employments.rules.ts', code: 'first !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: 'shared/people/former-employments.rules.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    why: NO_DAY,
  },
  { file: 'shared/contracts/many.rules.ts', code: "''", becomes: '"Stryker was here!"', why: SPLIT },
  { file: 'shared/belgium/bicycle-value.rules.ts', code: 'price !== null', becomes: 'true', why: NULL_IS_ZERO },
  {
    file: provider,
    code: 'contract.sending?.provider?.request_id',
    becomes: 'contract.sending?.provider.request_id',
    why: IN_REQUEST,
  },
  {
    file: provider,
    code: 'contract.sending?.provider',
    becomes: 'contract.sending.provider',
    why: IN_REQUEST,
  },
  {
    file: 'shared/integrations/mapping.rules.ts',
    code: "''",
    becomes: '"Stryker was here!"',
    why: 'No office has a code of these words, so the type without a hint has no suggestion by it',
  },
  { file: board, code: 'end !== null', becomes: 'true', why: FOR_COMPILER },
  { file: board, code: 'start !== null', becomes: 'true', why: FOR_COMPILER },
  { file: board, code: 'last !== null', becomes: 'true', why: FOR_COMPILER },
  { file: board, code: 'date !== null', becomes: 'true', why: FOR_COMPILER },
  { file: board, code: 'each < first', becomes: 'each <= first', why: SAME_DAY },
  { file: contribution, code: 'registered !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: contribution,
    code: 'grams === undefined',
    becomes: 'false',
    why: 'Every year that has an index has the assumed values',
  },
  { file: contribution, code: 'vehicle.fuel === null', becomes: 'false', why: NO_FUEL },
  { file: contribution, code: "'petrol'", becomes: '""', why: NO_FUEL },
  { file: contribution, code: 'co2 === null', becomes: 'false', why: IS_MISSING },
  { file: benefit, code: 'vehicle.catalogue_value === null', becomes: 'false', why: NULL_IS_ZERO },
  { file: benefit, code: 'fuel === null', becomes: 'false', why: IS_MISSING },
  { file: benefit, code: 'co2 === null', becomes: 'false', why: IS_MISSING },
  { file: benefit, code: 'registered === null', becomes: 'false', why: IS_MISSING },
  { file: benefit, code: 'value === null', becomes: 'false', why: IS_MISSING },
  {
    file: benefit,
    code: 'vehicle.fuel === null',
    becomes: 'false',
    why: 'The check is for the compiler: a vehicle without a fuel has no benefit whose steps could be shown',
  },
  { file: benefit, code: 'start >= until', becomes: 'start > until', why: NO_DAYS },
  { file: benefit, code: 'next < until', becomes: 'next <= until', why: SAME_DAY },
  { file: benefit, code: 'firstOf(year) < to', becomes: 'firstOf(year) <= to', why: NO_DAYS },
  {
    file: benefit,
    code: 'before === undefined',
    becomes: 'false',
    why: 'The check is for the compiler: where nothing can be told up to a day, nothing can be told beyond',
  },
  {
    file: 'shared/contracts/policy.rules.ts',
    code: 'each.id > signed.id',
    becomes: 'each.id >= signed.id',
    why: 'No contract is a policy and a receipt at once',
  },
  { file: participant, code: 'until === null', becomes: 'false', why: FOR_COMPILER },
  { file: participant, code: 'until !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: participant,
    code: 'one.obtained_on < other.obtained_on',
    becomes: 'one.obtained_on <= other.obtained_on',
    why: 'No two certificates of a participant are of one day',
  },
  {
    file: training,
    code: 'amount === null',
    becomes: 'false',
    why: NULL_IS_LITTLE,
  },
  { file: training, code: 'start !== null && end !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: training,
    code: 'start !== null && end !== null',
    becomes: 'start !== null || end !== null',
    why: FOR_COMPILER,
  },
  { file: training, code: 'start !== null', becomes: 'true', why: FOR_COMPILER },
  { file: training, code: 'end !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: training,
    code: 'first === null || last === null',
    becomes: 'first === null && last === null',
    why: BOTH_DAYS,
  },
  { file: training, code: 'first === null', becomes: 'false', why: BOTH_DAYS },
  { file: training, code: 'last === null', becomes: 'false', why: BOTH_DAYS },
  {
    file: grid,
    code: '[]',
    becomes: '["Stryker was here"]',
    why: 'The first row fills its first column, whatever reached into it',
  },
  { file: grid, code: 'false', becomes: 'true', why: HAS_CELL },
  { file: grid, code: 'cells.at(-1)?.header', becomes: 'cells.at(-1).header', why: HAS_CELL },
  { file: balances, code: 'start !== null', becomes: 'true', why: FOR_COMPILER },
  { file: balances, code: 'end !== null', becomes: 'true', why: FOR_COMPILER },
  { file: balances, code: 'start > from', becomes: 'start >= from', why: SAME_DAY },
  { file: balances, code: 'end < to', becomes: 'end <= to', why: SAME_DAY },
  {
    file: balances,
    code: 'a.until < b.until',
    becomes: 'a.until <= b.until',
    why: 'Of what lapses on one day it is all the same which is taken first',
  },
  { file: 'shared/days-off/absence.rules.ts', code: 'day !== null', becomes: 'true', why: FOR_COMPILER },
  {
    file: request,
    code: 'span.minutes === null',
    becomes: 'false',
    why: NULL_IS_LITTLE,
  },
  { file: request, code: 'type?.over_schedule', becomes: 'type.over_schedule', why: HAS_TYPE },
  { file: request, code: 'asked.type?.over_schedule', becomes: 'asked.type.over_schedule', why: HAS_TYPE },
  { file: request, code: 'asked.type?.strict_balance', becomes: 'asked.type.strict_balance', why: HAS_TYPE },
  { file: request, code: 'changes.length > 0', becomes: 'true', why: NO_CHANGE },
  { file: request, code: 'changes.length > 0', becomes: 'changes.length >= 0', why: NO_CHANGE },
  {
    file: request,
    code: '[]',
    becomes: '["Stryker was here"]',
    why: 'A text has neither a part of the day nor minutes, so nothing collides with it',
  },
  {
    file: compare,
    code: 'after.length - 1',
    becomes: 'after.length + 1',
    why: 'A row of lengths keeps nothing beyond its end',
  },
  {
    file: compare,
    code: 'start < shorter',
    becomes: 'start <= shorter',
    why: 'Beyond the end of both nothing is different, nor left',
  },
  {
    file: words,
    code: "''",
    becomes: '"Stryker was here!"',
    why: 'The value is for the compiler: a name stands in one of the three signs',
  },
  {
    file: words,
    code: 'first === undefined',
    becomes: 'false',
    why: 'The check is for the compiler: a name has a letter',
  },
  {
    file: fill,
    code: 'href !== undefined',
    becomes: 'true',
    why: 'A text whose link is undefined has none',
  },
  { file: fill, code: "only?.type !== 'field'", becomes: 'false', why: ONE_FIELD },
  { file: fill, code: 'only?.type', becomes: 'only.type', why: ONE_FIELD },
  { file: schedule, code: 'next === undefined', becomes: 'true', why: LATER_COUNTS },
  { file: schedule, code: 'begins < ends', becomes: 'begins <= ends', why: LATER_COUNTS },
  {
    file: schedule,
    code: '[DEFAULT_STRETCH]',
    becomes: '[]',
    why: 'The default counts wherever there is no stretch',
  },
  {
    file: schedule,
    code: '(stretches[last] ?? DEFAULT_STRETCH).from > day',
    becomes: '(stretches[last] ?? DEFAULT_STRETCH).from >= day',
    why: 'A stretch that is left on its first day is found again by the next line',
  },
  {
    file: schedule,
    code: 'weeks[turn]?.[weekdayOf(day)]',
    becomes: 'weeks[turn][weekdayOf(day)]',
    why: 'The check is for the compiler: a turn is one of the weeks',
  },
  { file: right, code: 'year < first', becomes: 'year <= first', why: 'A period begins with its first year' },
  { file: right, code: 'start !== null', becomes: 'true', why: FOR_COMPILER },
  { file: right, code: 'start > first', becomes: 'start >= first', why: SAME_DAY },
  { file: right, code: 'last !== null', becomes: 'true', why: FOR_COMPILER },
  { file: right, code: 'last < end', becomes: 'last <= end', why: SAME_DAY },
  {
    file: right,
    code: 'full * share * fullTimeShare()',
    becomes: 'full * share / fullTimeShare()',
    why: 'Everybody counts as working full-time, which is a share of 1',
  },
  {
    file: 'shared/templates/category.rules.ts',
    code: 'parent < 0',
    becomes: 'parent <= 0',
    why: 'The top, which is 0, was answered before',
  },
  {
    file: 'shared/webhooks/address.rules.ts',
    code: String.raw`/^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/`,
    becomes: String.raw`/(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/`,
    why: 'A name that ends in a number is no address at all, so the reader of addresses refuses it',
  },
  {
    file: 'shared/webhooks/address.rules.ts',
    code: String.raw`/^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/`,
    becomes: String.raw`/^(\[.\]|\d{1,3}(\.\d{1,3}){3})$/`,
    why: 'A number in brackets has no dot, so it is no public name either way',
  },
  {
    file: 'shared/software/license.rules.ts',
    code: 'end > day',
    becomes: 'end >= day',
    why: 'A period that ends on that very day keeps that end either way',
  },
  { file: driver, code: 'first !== null', becomes: 'true', why: FOR_COMPILER },
  { file: driver, code: 'first > day', becomes: 'first >= day', why: SAME_DAY },
  { file: 'shared/documents/validity.rules.ts', code: 'day === null', becomes: 'false', why: FOR_COMPILER },
  { file: printable, code: "''", becomes: '"Stryker was here!"', why: SPLIT },
];

import type { DayPart } from '#shared/days-off/names.ts';
import type { Employee } from '#shared/people/employee.ts';
import { fold } from '#shared/values/fold.ts';
import type { MappedType, PayrollType } from './integration.ts';
import type { MappedPart } from './names.ts';

/* Which payroll code a type of days off has (docs/areas/integrations.md#mapping). */

export type MappedCode = { readonly code: string; readonly name: string };

/** A day off as the mapping looks at it. */
type Wanted = { readonly type_id: number; readonly statute: Employee['statute']; readonly part: DayPart };

/** A morning and an afternoon are halves; an amount of time is coded as a whole day. */
const mappedPartOf = (part: DayPart): MappedPart => (part === 'morning' || part === 'afternoon' ? 'half' : 'whole');

/** How exactly a row speaks of somebody: the statute says more than the part of the day. */
const exactness = ({ statute, part }: Pick<MappedType, 'statute' | 'part'>): number =>
  (statute === null ? 0 : 2) + (part === null ? 0 : 1);

/** The code of a type for a person of a statute and a part of a day: that of the row which says most about them. */
export const codeOf = (mapping: readonly MappedType[], { type_id, statute, part }: Wanted): MappedCode | null => {
  const mappedPart = mappedPartOf(part);
  let best: MappedType | null = null;
  for (const row of mapping) {
    if (row.type_id !== type_id || row.payroll_day_off_type_id === '') continue;
    if (row.statute !== null && row.statute !== statute) continue;
    if (row.part !== null && row.part !== mappedPart) continue;
    if (best === null || exactness(row) > exactness(best)) best = row;
  }
  return best && { code: best.payroll_day_off_type_id, name: best.payroll_day_off_type_name };
};

/** Offices write the codes of the NSSO with zeros in front, or without. */
const bareCode = (code: string): string => fold(code.trim()).replace(/^0+(?=.)/, '');

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

/**
 * The code that speaks for itself: the one of the same name, else the one with the NSSO code of the type, else the one
 * whose name holds that of the type or stands in it. Where several would do, none is suggested.
 */
export const suggestedType = (
  type: { readonly name: string; readonly payroll_hint: string | null },
  payrollTypes: readonly PayrollType[],
): PayrollType | null => {
  const name = fold(type.name.trim());
  const hint = bareCode(type.payroll_hint ?? '');
  const named = payrollTypes.map((payrollType) => ({ payrollType, other: fold(payrollType.name.trim()) }));
  const same = named.filter(({ other }) => name !== '' && other === name);
  if (same.length > 0) return only(same)?.payrollType ?? null;
  const hinted = hint === '' ? [] : payrollTypes.filter(({ code }) => bareCode(code) === hint);
  if (hinted.length > 0) return only(hinted);
  const near = named.filter(
    ({ other }) => name !== '' && other !== '' && (other.includes(name) || name.includes(other)),
  );
  return only(near)?.payrollType ?? null;
};

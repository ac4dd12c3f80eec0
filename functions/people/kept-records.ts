import * as z from 'zod';
import { heldKey, type HeldType } from '#shared/people/leaver.rules.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';

const PART = 'kept#';

/** That a checklist left a thing with its person: on which day, by whom, and since when he had it then. */
const keptPart = z.object({ since: z.string(), date: z.string(), by: z.string() });
export type Kept = z.infer<typeof keptPart>;

/** Stands beside the person, not in the thing: it changes nothing about it, and says nothing once he has it anew. */
export const putKept = (employeeId: number, thing: { type: HeldType; id: number }, kept: Kept): Write =>
  employeeStore.putPart(employeeId, `${PART}${heldKey(thing)}`, kept);

/** What earlier checklists left with the person, by `heldKey`. */
export const keptBy = async (employeeId: number): Promise<ReadonlyMap<string, Kept>> => {
  const parts = (await employeeStore.getWhole(employeeId))?.parts ?? new Map<string, unknown>();
  return new Map(
    [...parts].flatMap(([name, part]) =>
      name.startsWith(PART) ? [[name.slice(PART.length), keptPart.parse(part)] as const] : [],
    ),
  );
};

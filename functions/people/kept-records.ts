import * as z from 'zod';
import { heldKey, type HeldType } from '#shared/people/leaver.rules.ts';
import { readPartsAt } from '#functions/platform/storage/read-parts.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';

const PART = 'kept#';

/** The note that a checklist left a record with its person: on which day, by whom, and since when the person had it. */
const keptPart = z.object({ since: z.string(), date: z.string(), by: z.string() });
export type Kept = z.infer<typeof keptPart>;

/** Stores the note with the person, so that the record stays as it is; the note is void once a new period begins. */
export const putKeptNote = (employeeId: number, record: { type: HeldType; id: number }, kept: Kept): Write =>
  employeeStore.putPart(employeeId, `${PART}${heldKey(record)}`, kept);

/** The notes of earlier checklists about what they left with the person, by `heldKey`. */
export const keptNotesOf = async (employeeId: number): Promise<ReadonlyMap<string, Kept>> => {
  const parts = (await employeeStore.getWithParts(employeeId))?.parts ?? new Map<string, unknown>();
  return new Map(
    [...parts].flatMap(([name, part]) =>
      name.startsWith(PART) ? [[name.slice(PART.length), keptPart.parse(part)] as const] : [],
    ),
  );
};

type OfPerson = { readonly employee_id: number; readonly type: HeldType; readonly id: number };

/** The notes about these records of any people, read together; records without a note are left out. */
export const keptNotes = async <Record extends OfPerson>(
  records: readonly Record[],
): Promise<{ record: Record; kept: Kept }[]> => {
  const places = records.map((record) => ({ id: record.employee_id, part: `${PART}${heldKey(record)}`, record }));
  const found = await readPartsAt(employeeStore.type, places);
  return found.map(({ place: { record }, item }) => ({ record, kept: keptPart.parse(item) }));
};

import * as z from 'zod';
import { checklistFields } from '#shared/contract/people/checklists.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { readPartsAt } from '#functions/platform/storage/read-parts.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The last id that an item of the company got: a new one never has the ticks of one that was removed. */
const stored = z.object({ ...checklistFields, last_id: z.int().nonnegative() });
export type StoredChecklists = z.output<typeof stored>;

export const checklistSetting = tenantSetting('checklists', stored, (): StoredChecklists => ({
  joiner_off: [],
  leaver_off: [],
  own: [],
  last_id: 0,
}));

/** The lists as they are read. */
export const presentChecklists = ({ joiner_off, leaver_off, own }: StoredChecklists) => ({
  joiner_off,
  leaver_off,
  own,
});

const partOf = (item: number): string => `ticked#${item}`;

/** Stores with the person that an item is done, by whom and when, or that it is not. */
export const writeTick = (person: number, item: number, ticked: { date: string; by: string } | null): Write =>
  ticked ? employeeStore.putPart(person, partOf(item), ticked) : employeeStore.removePart(person, partOf(item));

type Place = { readonly person: number; readonly item: number };
const keyOf = ({ person, item }: Place): string => `${person} ${item}`;

/** Which of these items are done for these people. */
export const readTicks = async (places: readonly Place[]): Promise<(place: Place) => boolean> => {
  const asked = places.map((place) => ({ id: place.person, part: partOf(place.item), place }));
  const found = await readPartsAt(employeeStore.type, asked);
  const done = new Set(found.map(({ place: { place } }) => keyOf(place)));
  return (place) => done.has(keyOf(place));
};

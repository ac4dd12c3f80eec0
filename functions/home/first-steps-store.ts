import * as z from 'zod';
import { firstStepKeys, stepMarks } from '#shared/home/first-steps.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { preferenceKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

const marks = z.object({ marks: z.partialRecord(z.enum(firstStepKeys), z.enum(stepMarks)) });

/** What the company said of the steps by hand. */
export const stepMarksSetting = tenantSetting('first_steps', marks, (): z.output<typeof marks> => ({ marks: {} }));

/** A support user who acts as someone keeps their own choice. */
const keyOf = (actor: Actor) => preferenceKey(actor.acting_as?.user_id ?? actor.user_id, 'first-steps');

/** Whether the user closed the steps on their home page. */
export const isDismissed = async (actor: Actor): Promise<boolean> => {
  const item = await readItem(keyOf(actor));
  return item?.['dismissed'] === 1;
};

export const writeDismissed = (actor: Actor, dismissed: 0 | 1): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...keyOf(actor), dismissed } } }),
});

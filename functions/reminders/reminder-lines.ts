import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ReminderLine } from '#shared/contract/home/get-home.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, isTeamScoped } from '#shared/permissions/rules.ts';
import { reminderIdOf } from '#shared/reminders/reminder-id.ts';
import type { Reminder } from '#shared/reminders/reminder.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { AppError } from '#shared/errors/problem.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { reminderLineKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A line that nobody takes off goes after a year. */
const KEPT_SECONDS = 366 * 86_400;
/** Lines of the home page. */
const SHOWN = 20;

type StoredLine = {
  sk: string;
  object: ObjectType;
  object_id: number;
  employee_id: number | null;
  record: string;
  message: string;
  late: boolean;
  /** Told to the user as the person of the record, whatever else they see of it. */
  own?: true;
};

const lineId = (occasion: IsoDate, reminderId: string): string => `${occasion}#${reminderId}`;

/** The write that puts an occasion on the home page of a user. */
export const lineWrite = (
  userId: number,
  reminder: Reminder,
  { occasion, record, late, own }: { occasion: IsoDate; record: string; late: boolean; own: boolean },
): Write => {
  const { object, objectId, employee_id, message } = reminder;
  return {
    build: (changedAt) => ({
      Put: {
        TableName: recordsTable(),
        Item: {
          ...reminderLineKey(userId, lineId(occasion, reminderIdOf(reminder))),
          object,
          object_id: objectId,
          employee_id,
          record,
          message,
          late,
          ...(own && { own: true }),
          [EXPIRES_AT]: Math.floor(changedAt / 1000) + KEPT_SECONDS,
        },
      },
    }),
  };
};

/** Whether the actor may read the record now: it may have gone to another team since, and so may they. */
const isInSight = async (actor: Actor, { object, object_id: id, own }: StoredLine): Promise<boolean> => {
  if (!can(actor, kindFacts[object].read)) return false;
  if (own || (!isTeamScoped(actor) && object !== 'day_off_request')) return true;
  try {
    await (await sightOf(object)).see(actor, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** The lines of a user that they have not done, newest first; those of records that they may no longer read are left out. */
export const remindersHome = async (actor: Actor): Promise<ReminderLine[]> => {
  const { Items: items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: recordsTable(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': reminderLineKey(actor.user_id, '').pk },
      ScanIndexForward: false,
      Limit: SHOWN,
    }),
  );
  // why: the key names the type of what is stored under it
  const lines = items as StoredLine[];
  const seen = await Promise.all(lines.map((line) => isInSight(actor, line)));
  return lines
    .filter((_, at) => seen[at])
    .map(({ sk, object, object_id: objectId, employee_id: employeeId, record, message, late }) => ({
      reminder_id: sk.slice(sk.indexOf('#') + 1),
      related_object: object,
      related_object_id: objectId,
      related_employee_id: employeeId,
      record_name: record,
      message,
      date: toDmy(sk.slice(0, sk.indexOf('#'))),
      late,
    }));
};

/** Takes a line off the home page of the actor; one that is gone already is fine. */
export const removeLine = (
  { user_id: userId }: Pick<Actor, 'user_id'>,
  { reminder_id: reminderId, date }: { reminder_id: string; date: IsoDate },
): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: reminderLineKey(userId, lineId(date, reminderId)) } }),
});

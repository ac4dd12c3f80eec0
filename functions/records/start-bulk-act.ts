import { startBulkAct } from '#shared/contract/records/start-bulk-act.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { BULK_ACT_KIND } from '#shared/records/bulk-acts.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { doneDayIssues } from '#shared/values/dates.ts';
import { givenLateIssues } from '#functions/platform/assignments/given-late.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { actOf, BULK_ACT_UNDO_KIND, type BulkActInput } from './bulk-acts.ts';
import { choiceOf } from './bulk-choice.ts';
import { bulkItems } from './bulk-items.ts';
import { countedRecords } from './bulk-title.ts';
import { assertMayRead, recordKind } from './record-kinds.ts';

/**
 * The name of who gets what is transferred. Throws for a receiver who is missing, unknown, named by another act, or who
 * leaves before the day.
 */
const receiverOf = async (
  actor: Actor,
  { act, to_employee_id: to, date: day }: EndpointInput<typeof startBulkAct>['body'],
) => {
  if (act !== 'transfer') {
    if (to !== undefined) assertNoIssues([issue('to_employee_id', 'unrecognized_key')]);
    return '';
  }
  if (!to) assertNoIssues([issue('to_employee_id', 'required')]);
  const { id, name } = await findPerson(actor, to ?? 0, 'to_employee_id');
  assertNoIssues(givenLateIssues(id, day, 'date'));
  return name;
};

export const handler = serve(
  startBulkAct,
  async ({ body, actor, commit }) => {
    const { object_type: object, act, to_employee_id: to = 0, date: day = null, note = null } = body;
    const { undo, day: dayOfAct, note: mayNote } = actOf(object, act);
    if (day !== null && !dayOfAct) assertNoIssues([issue('date', 'unrecognized_key')]);
    if (note !== null && !mayNote) assertNoIssues([issue('note', 'unrecognized_key')]);
    if (dayOfAct === 'done') assertNoIssues(doneDayIssues('date', day, today()));
    const person = await receiverOf(actor, body);
    const choice = choiceOf(body);
    const { length: count } = await bulkItems(actor, object, choice);
    const input: BulkActInput = { object, choice, act, to, day, note };
    const title = { name: `bulk.${act}`, values: { things: countedRecords(object, count), person } } as const;
    const { read: permission } = recordKind(object);
    const undoRun = { kind: BULK_ACT_UNDO_KIND, permission: undo };
    return launchRun({ kind: BULK_ACT_KIND, title, input, actor, permission, undo: undoRun }, commit);
  },
  ({ actor, named }) => {
    const object = named('object_type');
    assertMayRead(actor, object);
    const rights = kindFacts[object].bulkActs[named('act')];
    if (rights) assertMay(actor, rights.write);
  },
);

import { tickItem } from '#shared/contract/people/tick-item.ts';
import { AppError } from '#shared/errors/problem.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { checklistSetting, readTicks, writeTick } from './checklist-store.ts';

export const handler = serve(tickItem, async ({ body, actor, commit }) => {
  const { employee_id: person, item_id: id, done } = body;
  await visiblePerson(actor, person);
  const item = (await checklistSetting.read()).own.find((own) => own.id === id);
  if (!item) throw new AppError('not_found');
  const isTicked = await readTicks([{ person, item: id }]);
  if (isTicked({ person, item: id }) === (done === 1)) return commit([], { ok: 1 });
  const type = done === 1 ? 'checklist_item_done' : 'checklist_item_reopened';
  const write = writeTick(person, id, done === 1 ? { date: today(), by: actor.name } : null);
  return commit([write, recordEvent(actor, { object: 'employee', id: person, type, payload: { name: item.name } })], {
    ok: 1,
  });
});

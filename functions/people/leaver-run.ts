import { dayWarnings } from '#shared/assignments/planned.ts';
import { leaverRun } from '#shared/contract/people/leaver-run.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { leaverIssues } from '#shared/people/leaver.rules.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { toDmy } from '#shared/values/dates.ts';
import { assertPolicyTemplate } from '#functions/platform/contracts/policy-template.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { assertMayDecide } from './hand-overs.ts';
import { LEAVER_KIND, type LeaverInput } from './leaver-run-input.ts';
import { leaverDay } from './leaver-day.ts';
import { countDecisions, readRights, runItemsOf, undoOfLeaver } from './leaver-records.ts';

export const handler = serve(leaverRun, async ({ body, actor, commit }) => {
  const { employee_id, items, receipt, policy_template_id } = body;
  const person = await visiblePerson(actor, employee_id);
  const date = body.date ?? leaverDay(actor, person);
  assertNoIssues(leaverIssues({ employee_id, items }), 'invalid');
  for (const { type } of items) assertMayDecide(actor, type);
  if (receipt === 1) assertMay(actor, 'policies:add');
  await assertPolicyTemplate(actor, policy_template_id);
  const runItems = await runItemsOf(actor, employee_id, items, date);
  const title = { name: 'leaver', values: { person: person.name } } as const;
  const permission = readRights(runItems);
  const input: LeaverInput = { employee_id, date, things: runItems, receipt, policy_template_id };
  const event = recordEvent(actor, {
    object: 'employee',
    id: employee_id,
    type: 'leaver_checklist',
    payload: {
      date: toDmy(date),
      ...countDecisions(runItems),
    },
  });
  const run = { kind: LEAVER_KIND, title, input, actor, permission, ...undoOfLeaver(runItems) };
  const warnings = dayWarnings(date, today());
  return { ...(await launchRun(run, commit, [event])), ...(warnings.length > 0 && { warnings }) };
});

import { exportData } from '#shared/contract/people/export-data.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { PERSON_EXPORT_KIND, personExportRights, type PersonExportInput } from './person-data.ts';

export const handler = serve(
  exportData,
  async ({ body, actor, commit }) => {
    const person = await visiblePerson(actor, body.employee_id);
    const input: PersonExportInput = { employee_id: person.id };
    const title = { name: 'exportPerson', values: { person: person.name } } as const;
    const event = recordEvent(actor, { object: 'employee', id: person.id, type: 'person_data_exported', payload: {} });
    // The log outlives the person, so it holds their number and no name.
    const place = { operation: exportData.id, path: `/api/employees/${person.id}` };
    const line = auditLine({ ...actor, acting_as: actor.acting_as?.name ?? null }, 'person_exported', place);
    const run = { kind: PERSON_EXPORT_KIND, title, input, actor, permission: personExportRights };
    return launchRun(run, commit, [event, line]);
  },
  ({ actor }) => {
    for (const right of personExportRights) assertMay(actor, right);
  },
);

import { addManyLicenses } from '#shared/contract/software/add-many-licenses.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { peopleIssues } from '#shared/software/license.rules.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { chosenPeople } from './chosen-people.ts';
import { findProduct } from './product-store.ts';
import { ASSIGN_SOFTWARE_KIND, undoOfSoftware, type AssignSoftwareInput } from './software-runs.ts';

export const handler = serve(addManyLicenses, async ({ body, actor, commit }) => {
  const product = await findProduct(body.product_id);
  const employee_ids = await chosenPeople(actor, body);
  assertNoIssues(peopleIssues(employee_ids), 'invalid');
  const input: AssignSoftwareInput = { product_id: product.id, employee_ids, start_date: body.start_date ?? today() };
  const title = { name: 'assign', values: { name: product.name, count: employee_ids.length } } as const;
  const permission = 'software:read';
  return launchRun({ kind: ASSIGN_SOFTWARE_KIND, title, input, actor, permission, undo: undoOfSoftware }, commit);
});

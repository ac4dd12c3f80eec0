import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { takePicture } from '#functions/platform/files/pictures.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { lastDayWarned } from './deactivation.ts';
import { planEmployeeChange, readDirectory } from './employee-changes.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { assertSavable } from './save-employee.ts';

export const handler = serve(addEmployee, async ({ body, actor, commit }) => {
  const change = { actor, before: undefined, body, ...(await readDirectory()), at: now() };
  await assertSavable(undefined, planEmployeeChange({ ...change, id: 0 }));
  const picture = await takePicture(actor, { field: 'avatar', before: null, sent: body.avatar });
  const [id, numberOf] = await Promise.all([employeeStore.reserveIds(), autoNumbers('employee')]);
  const { writes } = planEmployeeChange({ ...change, id, numbers: numberOf(0) });
  return commit([...writes, ...picture], { id, ...lastDayWarned(body.active_until) });
});

import { cancelRequest } from '#shared/contract/days-off/cancel-request.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { planCancel } from './decisions.ts';
import { assertRequestVersion } from './request-wire.ts';
import { requests } from './requests.ts';

export const handler = serve(cancelRequest, ({ body: { id, version, message = null }, actor, commit }) =>
  retryLost(async () => {
    const before = await requests(actor).toChange(id);
    await assertRequestVersion(actor, version, before);
    const person = await visiblePerson(actor, before.employee_id);
    const { value, writes } = await planCancel(actor, before, person, message);
    const answer = { id, version: before.version + (writes.length > 0 ? 1 : 0), state: value.state, warnings: [] };
    return writes.length === 0 ? answer : commit([...writes], answer);
  }),
);

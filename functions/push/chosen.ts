import type { Integration } from '#shared/integrations/integration.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { isOffered, offeredMonths } from '#shared/push/month.rules.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readMonth, type PushMonth } from './month.ts';

type Asked = {
  readonly integration_id: number;
  readonly year: number;
  readonly month: number;
  readonly employee_ids: readonly number[];
};

/** The months that can be pushed today, as a sentence names them. */
const offeredNow = (): string =>
  offeredMonths(today())
    .map(({ year, month }) => `${String(month).padStart(2, '0')}/${year}`)
    .join(', ');

/** The month and the people of a question about a push. Refuses a month that is not offered and people who are not on it. */
export const readChosen = async ({
  integration_id: id,
  year,
  month,
  employee_ids: ids,
}: Asked): Promise<{ integration: Integration; read: PushMonth; chosen: EmployeeRow[] }> => {
  const integration = await storedIntegration(id);
  assertNoIssues([
    ...(integration.active === 1 ? [] : [issue('integration_id', 'not_connected')]),
    ...(isOffered(today(), year, month) ? [] : [issue('month', 'invalid_value', { allowed: offeredNow() })]),
  ]);
  const read = await readMonth(integration, { year, month });
  const chosen = ids.flatMap((one) => read.personOf(one) ?? []);
  assertNoIssues(chosen.length === ids.length ? [] : [issue('employee_ids', 'unknown_person')]);
  return { integration, read, chosen };
};

import { customerCodeIssues } from '#shared/integrations/customer-code.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import { unfitOf } from '#shared/push/file.rules.ts';
import { sharedNumbers } from '#shared/push/people.rules.ts';
import type { Payload } from './payload.ts';

/**
 * Throws 422 for what an office could not take as it is meant: a file without its customer code, and, naming the people,
 * two of them under one payroll number and what the columns of the file have no place for (docs/areas/push.md#files).
 */
export const assertFits = (
  { name: integration, customer_code: code }: Integration,
  product: PayrollProduct,
  { head: { people }, lines }: Payload,
): void => {
  const names = new Map(people.map(({ employee_id: id, name }) => [id, name]));
  const unfit = product.kind === 'file' ? unfitOf(product.layout, lines) : [];
  const hasCode = product.kind === 'http' || customerCodeIssues(code, product).length === 0;
  assertNoIssues([
    ...(hasCode ? [] : [issue('customer_code', 'no_customer_code', { name: integration })]),
    ...sharedNumbers(people).map(([{ name }, { name: other }]) =>
      issue('employee_ids', 'shared_payroll_number', { name, other }),
    ),
    ...unfit.map(({ employee_id: id, field }) =>
      issue('employee_ids', 'does_not_fit', { name: names.get(id) ?? '', field }),
    ),
  ]);
};

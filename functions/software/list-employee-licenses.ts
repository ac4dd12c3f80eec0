import { listEmployeeLicenses } from '#shared/contract/software/list-employee-licenses.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { licenseIndex, licensesOfPerson } from './license-store.ts';
import { readLicensesOfPerson } from './license-pages.ts';

export const handler = serve(
  listEmployeeLicenses,
  async ({ params, query: { search_term: words, ...page }, actor }) => {
    const { id } = await visiblePerson(actor, params.employee_id);
    return readLicensesOfPerson(actor, licensesOfPerson(await licenseIndex(), id), words, page);
  },
);

import { getFinderContact } from '#shared/contract/session/get-finder-contact.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readCompany } from '#functions/platform/session/company.ts';

export const handler = serve(getFinderContact, async () => {
  const { name, finder_email, finder_phone } = await readCompany();
  return { company: name, finder_email, finder_phone };
});

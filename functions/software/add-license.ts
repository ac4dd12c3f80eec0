import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { INSERTED_BY_HAND } from '#shared/software/product.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { planNewLicense, type LicensePlan } from './license-changes.ts';
import { ActiveLicenseError } from './license-claims.ts';
import { licenseIndex, licenseStore, unendedLicense } from './license-store.ts';
import { licenses } from './licenses.ts';
import { findProduct } from './product-store.ts';

/** Throws `ActiveLicenseError` when the person has a licence of the product, or gets one. */
const planLicense = async (actor: Actor, body: EndpointInput<typeof addLicense>['body']): Promise<LicensePlan> => {
  const { product_id, employee_id, username, start_date, excel_import_id = null, insert_method } = body;
  const product = await findProduct(product_id);
  const person = await findPerson(actor, employee_id);
  const existing = unendedLicense(await licenseIndex(), body);
  if (existing) throw new ActiveLicenseError(existing.id);
  const [id, numberOf] = await Promise.all([licenseStore.reserveIds(), autoNumbers('software_license')]);
  return planNewLicense({
    actor,
    id,
    product_id,
    employee_id,
    username,
    day: start_date ?? today(),
    at: now(),
    numbers: numberOf(0),
    names: { product: product.name, person: person.name },
    inserted: { excel_import_id, insert_method: insert_method || INSERTED_BY_HAND },
  });
};

export const handler = serve(addLicense, async ({ body, actor, commit }) => {
  const { present } = licenses(actor);
  try {
    const { value, issues, writes } = await planLicense(actor, body);
    assertNoIssues(issues);
    const warnings = dayWarnings(body.start_date, today());
    return await commit(writes, { id: value.id, already_active: 0, license: await present(value), warnings });
  } catch (error) {
    if (!(error instanceof ActiveLicenseError)) throw error;
    const existing = await licenseStore.get(error.id);
    if (!existing) throw new AppError('conflict');
    // A licence that is still somebody else's and only planned for this person is no answer.
    if (existing.employee_id !== body.employee_id) throw error;
    return { id: existing.id, already_active: 1 as const, license: await present(existing) };
  }
});

import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { INSERTED_BY_HAND } from '#shared/software/product.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { planNewLicense, type LicensePlan } from './license-changes.ts';
import { activeLicense, ActiveLicenseError, licenseIndex, licenseStore } from './license-store.ts';
import { presentLicense } from './licenses.ts';
import { findProduct } from './product-store.ts';

/** Throws `ActiveLicenseError` when the person has an active licence of the product. */
const planLicense = async (actor: Actor, body: EndpointInput<typeof addLicense>['body']): Promise<LicensePlan> => {
  const { product_id, employee_id, username, start_date, excel_import_id = null, insert_method } = body;
  const product = await findProduct(product_id);
  const person = await findPerson(actor, employee_id);
  const existing = activeLicense(await licenseIndex(), body);
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
  try {
    const { value, writes } = await planLicense(actor, body);
    return await commit(writes, { id: value.id, already_active: 0, license: await presentLicense(value) });
  } catch (error) {
    const existing = error instanceof ActiveLicenseError ? await licenseStore.get(error.id) : undefined;
    if (!existing) throw error instanceof ActiveLicenseError ? new AppError('conflict') : error;
    return { id: existing.id, already_active: 1 as const, license: await presentLicense(existing) };
  }
});

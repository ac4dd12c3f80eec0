import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planDeactivation } from './license-changes.ts';
import { licenseRowOf } from './license-store.ts';
import { licenses } from './licenses.ts';

export const handler = serve(deleteLicense, ({ body: { license_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const register = licenses(actor);
    // A licence whose product was deleted is deactivated, too, so there is nothing left to do.
    if (licenseRowOf(await register.see(id)).deleted === 1) return { id };
    const before = await register.toChange(id);
    return commit(planDeactivation(actor, before, today()), { id });
  }),
);

import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { addManyLicenses } from '#shared/contract/software/add-many-licenses.ts';
import { useCall } from '../../api/query.ts';
import { notifyWhenEnded } from '../../api/started-runs.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { isUpcoming } from './license-time.ts';

/** Says the outcome of one assignment: done, or already there, because a person has one active licence per product. */
export const useNotifyAssigned = () => {
  const { t } = useTranslation('software');
  return ({ already_active: alreadyActive, license }: EndpointResponse<typeof addLicense>): void => {
    const words = { product: license.product_name, person: license.person_name, from: license.date_enabled };
    const outcome = alreadyActive === 1 ? 'already' : 'done';
    notifySuccess(t(isUpcoming(license) ? `assign.${outcome}Later` : `assign.${outcome}`, words));
  };
};

/** Assigns a product to people: to one person at once, to several in a run whose id is returned. */
export const useAssign = () => {
  const one = useCall(addLicense);
  const many = useCall(addManyLicenses);
  const notifyAssigned = useNotifyAssigned();
  return {
    isPending: one.isPending || many.isPending,
    assign: async (product: number, people: readonly number[], from: string): Promise<string | undefined> => {
      const [first] = people;
      if (first !== undefined && people.length === 1) {
        notifyAssigned(await one.mutateAsync({ body: { product_id: product, employee_id: first, start_date: from } }));
        return undefined;
      }
      const { run_id: run } = await many.mutateAsync({
        body: { product_id: product, employee_ids: [...people], start_date: from },
      });
      notifyWhenEnded(run);
      return run;
    },
  };
};

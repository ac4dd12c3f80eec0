import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { useTranslation } from 'react-i18next';
import { PolicyOfPerson } from '../../contracts/policy-of-person.tsx';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useSearchParams } from '../../ui/router.ts';
import { VehicleLoader } from './vehicle-loader.tsx';

type Details = EndpointResponse<typeof getCarDetails>;

const VehiclePolicy = ({ answer: { details, receipt_owed: owed } }: { answer: Details }) => {
  const { t } = useTranslation('fleet');
  const [params] = useSearchParams();
  const isReceipt = params.get('kind') === 'return_receipt';
  const person =
    isReceipt && owed
      ? { id: owed.employee_id, name: owed.person_name }
      : { id: details.related_employee_id, name: details.person_name ?? '' };
  const backTo = paths.vehicle(details.id);
  // Nobody drives it, so there is nobody to sign.
  if (person.id === 0) return <Navigate to={backTo} replace />;
  return (
    <PolicyOfPerson
      key={person.id}
      person={person}
      from={{ object_type: 'car', object_id: details.id, name: vehicleName(details), mark: details.plate ?? '' }}
      isReceipt={isReceipt}
      crumbs={[
        { label: t('title'), to: paths.fleet },
        { label: vehicleName(details), to: backTo },
      ]}
      backTo={backTo}
    />
  );
};

/** Makes a policy for whoever drives a vehicle, or a receipt of its return: /fleet/{id}/policy. */
export const VehiclePolicyPage = () => (
  <RequireRight permission="policies:add">
    <VehicleLoader>{(answer) => <VehiclePolicy answer={answer} />}</VehicleLoader>
  </RequireRight>
);

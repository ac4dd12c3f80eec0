import type { CarRow } from '#shared/contract/fleet/car.ts';
import { Money } from '../../ui/money.tsx';
import { format } from '../../ui/format.ts';

type Props = { field: string; value: number; car: Pick<CarRow, 'currency' | 'own_contribution_payment_type'> };

/** An own contribution may be a share of the benefit instead of an amount (docs/areas/fleet.md#fields). */
export const isShare = (field: string, paymentType: string | null | undefined): boolean =>
  field === 'own_contribution' && paymentType === 'percentage_of_benefit';

/** An amount of a vehicle, in its currency or as a percentage. */
export const VehicleAmount = ({ field, value, car }: Props) =>
  isShare(field, car.own_contribution_payment_type) ? (
    <span className="tabular">{format().percent(value, 2)}</span>
  ) : (
    <Money value={value} currency={car.currency} />
  );

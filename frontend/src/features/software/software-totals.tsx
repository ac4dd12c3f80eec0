import { useTranslation } from 'react-i18next';
import type { LicenseTotals } from '#shared/contract/software/license.ts';
import type { ProductTotals } from '#shared/contract/software/product.ts';
import { ListTotals } from '../../list/list-totals.tsx';
import { Money } from '../../ui/money.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

/** The cost of all products or licences that a list matches; nothing while no cost is known. */
export const SoftwareTotals = ({ totals }: { totals: LicenseTotals | ProductTotals }) => {
  const { t } = useTranslation('software');
  const { cost_monthly: monthly, cost_yearly: yearly } = totals;
  const unused = 'unused_seats' in totals ? totals : undefined;
  const isOfPeople = unused?.unused_seats === null;
  if (yearly === 0 && !unused?.unused_seats) return null;
  return (
    <ListTotals
      label={t('totals.title')}
      totals={[
        {
          key: 'monthly',
          label: t(isOfPeople ? 'totals.ofPeople' : 'totals.monthly'),
          value: <Money value={monthly} />,
        },
        { key: 'yearly', label: t('totals.yearly'), value: <Money value={yearly} /> },
        ...(unused && unused.unused_seats !== null
          ? [
              { key: 'unused', label: t('totals.unusedSeats'), value: wholeNumber(unused.unused_seats) },
              { key: 'unusedCost', label: t('totals.unusedCost'), value: <Money value={unused.unused_cost ?? 0} /> },
            ]
          : []),
      ]}
    />
  );
};

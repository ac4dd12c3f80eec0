import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LicenseOut } from '#shared/contract/software/license.ts';
import { paths } from '../../ui/paths.ts';
import { isPlanned, PlannedBadge } from '../../history/planned.tsx';
import { PersonChip } from '../../ui/person-chip.tsx';
import { Link } from '../../ui/router.ts';
import { LicenseState } from './license-state.tsx';
import { isUpcoming, lastDay } from './license-time.ts';
import { ProductName } from './product-name.tsx';
import classes from './software.module.css';

type Props = {
  licenses: readonly LicenseOut[];
  /** What names a licence on this page: its person or its product. */
  by: 'person' | 'product';
};

const nameOf = (license: LicenseOut, by: Props['by']): ReactNode =>
  by === 'product' ? (
    <ProductName name={license.product_name} logo={license.product_logo} />
  ) : (
    <PersonChip name={license.person_name ?? ''} picture={license.person_avatar} />
  );

/** The days of a licence, up to its last one; one that was deactivated by its first day was never used. */
const daysOf = (license: LicenseOut, t: TFunction) => {
  const { date_enabled: from, date_deactivated: ended } = license;
  const until = lastDay(license);
  if (until !== null) return t('fromUntil', { from, until });
  return ended === null ? t('since', { from }) : t('until', { until: ended });
};

/** The licences of one product or of one person, each a link to its page. */
export const LicenseRows = ({ licenses, by }: Props) => {
  const { t } = useTranslation('software');
  return (
    <ul className={classes.rows}>
      {licenses.map((license) => {
        const { id, username } = license;
        return (
          <li key={id}>
            <Link to={paths.softwareLicense(id)} className={classes.row} data-license={id}>
              <span className={classes.rowName}>{nameOf(license, by)}</span>
              <span className={classes.rowUser}>{username}</span>
              <span className={classes.rowDates}>{daysOf(license, t)}</span>
              <span className={classes.rowState}>
                <LicenseState license={license} />
                {isPlanned(license) && !isUpcoming(license) && <PlannedBadge />}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

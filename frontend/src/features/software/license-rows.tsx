import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LicenseOut } from '#shared/contract/software/license.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { paths } from '../../ui/paths.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { Link } from '../../ui/router.ts';
import { LicenseState } from './license-state.tsx';
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

/** Whether the licence was used at all; one that was deactivated before its first day was not. */
const wasUsed = ({ date_enabled: from, date_deactivated: until }: LicenseOut): boolean =>
  (parseDmy(from) ?? '') <= (parseDmy(until ?? '') ?? '');

/** The licences of one product or of one person, each a link to its page. */
export const LicenseRows = ({ licenses, by }: Props) => {
  const { t } = useTranslation('software');
  return (
    <ul className={classes.rows}>
      {licenses.map((license) => {
        const { id, username, date_enabled: from, date_deactivated: until } = license;
        return (
          <li key={id}>
            <Link to={paths.softwareLicense(id)} className={classes.row} data-license={id}>
              <span className={classes.rowName}>{nameOf(license, by)}</span>
              <span className={classes.rowUser}>{username}</span>
              <span className={classes.rowDates}>
                {until === null ? t('since', { from }) : t(wasUsed(license) ? 'fromUntil' : 'until', { from, until })}
              </span>
              <span className={classes.rowState}>
                <LicenseState license={license} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

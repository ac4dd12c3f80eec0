import { useTranslation } from 'react-i18next';
import type { LicenseRowOut } from '#shared/contract/software/license.ts';
import { planBrief } from '../../history/plan-brief.ts';
import { isPlanned, PlannedBadge } from '../../history/planned.tsx';
import { RowCard } from '../../list/row-parts.tsx';
import { LicenseState } from './license-state.tsx';
import { isUpcoming } from './license-time.ts';
import { ProductLogo } from './product-logo.tsx';
import classes from './software.module.css';

/** A licence at phone width: its product, its person, what is planned, and its state. */
export const LicenseCard = ({ license }: { license: LicenseRowOut }) => {
  const { t } = useTranslation(['software', 'records']);
  const { person_name: person, username, planned } = license;
  const then = isUpcoming(license) ? t('since', { from: license.date_enabled }) : planned && planBrief(planned, t);
  return (
    <RowCard
      face={<ProductLogo name={license.product_name} logo={license.product_logo} size={36} />}
      name={<strong>{license.product_name}</strong>}
      line={[person, username, then].filter((each) => each !== null).join(' · ')}
      side={
        <span className={classes.states}>
          <LicenseState license={license} />
          {isPlanned(license) && !isUpcoming(license) && <PlannedBadge />}
        </span>
      }
    />
  );
};

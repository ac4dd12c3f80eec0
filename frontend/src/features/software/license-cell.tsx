import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { LicenseRowOut } from '#shared/contract/software/license.ts';
import { isPlanned, PlannedBadge, PlannedCell } from '../../history/planned.tsx';
import { PersonCell } from '../../list/row-parts.tsx';
import { DueDate } from '../../ui/due-date.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import { LicenseState } from './license-state.tsx';
import { isUpcoming } from './license-time.ts';
import { ProductName } from './product-name.tsx';
import classes from './software.module.css';

/** One cell of the list of licences. */
export const licenseCell = (key: string, license: LicenseRowOut, t: TFunction): ReactNode => {
  if (key === 'name') return <ProductName name={license.product_name} logo={license.product_logo} />;
  if (key === 'active')
    return (
      <span className={classes.states}>
        <LicenseState license={license} />
        {isPlanned(license) && !isUpcoming(license) && <PlannedBadge />}
      </span>
    );
  if (key === 'person_name')
    return <PersonCell name={license.person_name} picture={license.person_avatar} nobody={<Empty />} />;
  if (key === 'person_left') return t(`person_left.${license.person_left}`);
  if (key === 'planned_from') return <PlannedCell planned={license.planned} />;
  if (key === 'next_holder') return license.planned?.name || <Empty />;
  const value = { ...license, url: license.product_url, team: license.person_team_names }[key];
  if (value === null || value === undefined || value === '') return <Empty />;
  if (key === 'cost_monthly' || key === 'cost_yearly') return <Money value={Number(value)} />;
  if (key === 'planned_end') return <DueDate day={String(value)} />;
  return <span className={key.startsWith('date') || key === 'id' ? 'tabular' : undefined}>{String(value)}</span>;
};

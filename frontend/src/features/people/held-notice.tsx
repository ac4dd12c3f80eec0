import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import { paths } from '../../ui/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';
import { assignmentSummary } from './assignment-summary.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import classes from './assignments.module.css';

/** Everything that a person who is about to leave still has, each by its name; nothing when there is none. */
export const HeldNotice = ({ person: { id, name }, held }: { person: EmployeeOut; held: Held }) => {
  const { t } = useTranslation('people');
  const decidableTypes = useDecidableTypes();
  const summary = assignmentSummary(held, t);
  if (summary === '') return null;
  return (
    <div className={classes.holds}>
      <Banner
        tone="amber"
        action={decidableTypes.length > 0 && <Link to={paths.leaving(id)}>{t('actions.leaving')}</Link>}
      >
        {t('deactivate.holds', { name, things: summary })}
        <ul>
          {held.vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              {vehicle.name}
              {vehicle.plate && (
                <>
                  , <span className={classes.plate}>{vehicle.plate}</span>
                </>
              )}
            </li>
          ))}
          {held.assets.map((asset) => (
            <li key={asset.id}>{assetTitle(asset)}</li>
          ))}
          {held.licences.map((licence) => (
            <li key={licence.id}>{[licence.name, licence.username ?? []].flat().join(', ')}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
};

import { useTranslation } from 'react-i18next';
import type { ParametersOfYear } from '#shared/contract/fleet/parameters.ts';
import { format } from '../../ui/format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { parameterText } from './parameter-text.ts';
import classes from './parameters.module.css';

/** What is known to change on the first of January, and what is still to be published. */
export const NextYear = ({ next: { year, missing, parameters } }: { next: ParametersOfYear }) => {
  const { t } = useTranslation('belgium');
  const changed = parameters.flatMap(({ code, value, value_before: before }) =>
    value === null || before === null || value === before ? [] : [{ code, value, before }],
  );
  return (
    <SectionCard title={t('parameters.changes', { year: String(year) })}>
      {changed.length === 0 && <p className={classes.text}>{t('parameters.nothing')}</p>}
      {changed.length > 0 && (
        <ul className={classes.changes}>
          {changed.map(({ code, value, before }) => (
            <li key={code}>
              {t('parameters.change', {
                name: t(`code.${code}`),
                before: parameterText(code, before, t),
                after: parameterText(code, value, t),
              })}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={classes.text}>
          {t('parameters.missing', { names: format().list(missing.map((code) => t(`code.${code}`))) })}
        </p>
      )}
    </SectionCard>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { KEPT_YEARS_MAX, KEPT_YEARS_MIN } from '#shared/contracts/retention.rules.ts';
import { keptClasses, keptData } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readOnce } from '../../api/query.ts';
import { pathOf } from '../../records/path-of.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { RetentionFields } from './retention-fields.tsx';
import classes from './retention.module.css';

type Retention = EndpointResponse<typeof getRetention>;

const years = { min: KEPT_YEARS_MIN, max: KEPT_YEARS_MAX };

/** What goes by itself within a month, so that nobody is surprised. */
const NextMonth = ({ next }: Pick<Retention, 'next'>) => {
  const { t } = useTranslation('settings');
  return next.length === 0 ? (
    <SectionCard title={t('retention.next')} note={t('retention.nothing')} />
  ) : (
    <SectionCard flush title={t('retention.next')}>
      <ul className={classes.next}>
        {next.map(({ class: name, count, from, records }) => (
          <li key={name}>
            {t(`retention.goes.${name}`, { count })}
            <span>{t('retention.from', { day: from })}</span>
            {records.length > 0 && (
              <ul className={classes.records}>
                {records.map(({ object, id, name: record, on }) => (
                  <li key={`${object} ${id} ${record}`}>
                    <Link to={name === 'leaver_records' ? paths.erasure(id) : pathOf(object, id)}>{record}</Link>
                    <span>{on}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

const Cards = ({ next, ...stored }: Retention) => {
  const { t } = useTranslation(['settings', 'contracts']);
  return (
    <>
      <SectionCard title={t('retention.title')}>
        <RetentionFields
          part="contracts"
          unit={t('retention.years')}
          help={t('retention.help')}
          note={<p className={classes.text}>{t('retention.archive')}</p>}
          save={t('retention.save')}
          names={templateTypes}
          stored={stored}
          boundsOf={() => years}
          labelOf={(type) => t(`contracts:type.${type}`)}
        />
      </SectionCard>
      <SectionCard title={t('retention.other')}>
        <RetentionFields
          part="months"
          unit={t('retention.months')}
          help={t('retention.otherHelp')}
          save={t('retention.saveMonths')}
          names={keptClasses}
          stored={stored}
          boundsOf={(name) => keptData[name]}
          labelOf={(name) => t(`retention.class.${name}`)}
        />
      </SectionCard>
      <NextMonth next={next} />
    </>
  );
};

const Settings = () => {
  const { t } = useTranslation('settings');
  const answer = useQuery({ ...query(getRetention, {}), ...readOnce });
  return (
    <SettingsLayout title={t('card.retention')} intro={t('retention.intro')}>
      <LoadedOnce answer={answer}>{(retention) => <Cards {...retention} />}</LoadedOnce>
    </SettingsLayout>
  );
};

/** For how long the company keeps what: /settings/retention. */
export const RetentionPage = () => (
  <RequireRight permission="settings:manage">
    <Settings />
  </RequireRight>
);

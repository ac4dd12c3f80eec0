import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listAnomalies } from '#shared/contract/push/list-anomalies.ts';
import { skippedReasons } from '#shared/days-off/names.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './side.module.css';
import list from './anomalies.module.css';

type OddPerson = EndpointResponse<typeof listAnomalies>['employees_with_anomalies'][number];

/** Where an anomaly is settled: the open request in the inbox, anything else in the calendar of the person. */
const placeOf = (
  { employee_id: id, employee_name: name }: OddPerson,
  anomaly: OddPerson['anomalies'][number],
): string =>
  anomaly.reason === 'calendar_request_not_approved'
    ? `${paths.dayOffRequests}?${new URLSearchParams({ search: name }).toString()}`
    : paths.calendarOfPerson(id);

/** What an anomaly says beside its reason: why a day has no hours in words, anything else as the API gives it. */
const useDetailWords = () => {
  const { t } = useTranslation('push');
  return ({ detail }: OddPerson['anomalies'][number]): string | null => {
    const why = skippedReasons.find((known) => known === detail);
    return why === undefined ? detail : t(`withoutHours.${why}`);
  };
};

const PersonAnomalies = ({ person }: { person: OddPerson }) => {
  const { t } = useTranslation('push');
  const detailOf = useDetailWords();
  return (
    <li className={list.person}>
      <h3>
        <Link to={paths.person(person.employee_id)}>{person.employee_name}</Link>
      </h3>
      <ul>
        {person.anomalies.map((anomaly) => (
          <li key={`${anomaly.date} ${anomaly.reason} ${anomaly.detail}`}>
            <span className={list.day}>{anomaly.date ?? t('anomalies.always')}</span>
            <span className={list.reason}>
              {t(`ANOMALY_REASON_${anomaly.reason}`)}
              {anomaly.detail !== null && <span className={list.detail}>{detailOf(anomaly)}</span>}
            </span>
            <Link to={placeOf(person, anomaly)}>
              {t(anomaly.reason === 'calendar_request_not_approved' ? 'anomalies.toInbox' : 'anomalies.toCalendar')}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** What is odd about the days of the ticked people: how many, and all of it in a dialog. Nothing of it stops the push. */
export const Anomalies = ({ people }: { people: readonly OddPerson[] }) => {
  const { t } = useTranslation(['push', 'ui']);
  const [isShown, setShown] = useState(false);
  if (people.length === 0) return null;
  const count = people.reduce((sum, { anomalies }) => sum + anomalies.length, 0);
  const title = t('anomalies.title', { count });
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.warning}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <div>
          <p className={classes.note}>
            <strong>{title}</strong> {t('anomalies.text', { count: people.length })}{' '}
            <button type="button" className={classes.link} onClick={() => setShown(true)}>
              {t('anomalies.show')}
            </button>
          </p>
        </div>
      </div>
      <Modal
        opened={isShown}
        onClose={() => setShown(false)}
        title={title}
        size={760}
        closeButtonProps={{ 'aria-label': t('ui:close') }}
      >
        <ul className={list.people}>
          {people.map((person) => (
            <PersonAnomalies key={person.employee_id} person={person} />
          ))}
        </ul>
      </Modal>
    </section>
  );
};

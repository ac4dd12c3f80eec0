import { Button } from '@mantine/core';
import { IconPlus, IconSchool } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut, EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { getTrainingBalance } from '#shared/contract/trainings/get-training-balance.ts';
import { listEmployeeTrainings } from '#shared/contract/trainings/list-employee-trainings.ts';
import { listRenewals } from '#shared/contract/trainings/list-renewals.ts';
import { query } from '../../api/query.ts';
import { RowsCard } from '../../records/rows-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import type { PersonPart } from '../../ui/person-part.ts';
import { FactSkeleton } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { ResultWords, StatusBadge, WaitingBadge } from './participants/participant-looks.tsx';
import { formatDays } from './participants/shown-days.ts';
import { useAddOne } from './use-add-to-session.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './trainings.module.css';

const SHOWN = 5;

type Props = { person: EmployeeOut };
type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof trainingsOf>['queryFn']>>>['data'][number];

const SeatModal = onDemand(async () => (await import('./seat-modal.tsx')).SeatModal);

const trainingsOf = (id: number) =>
  query(listEmployeeTrainings, { params: { employee_id: String(id) }, query: { per_page: String(SHOWN) } });

/** The training right of this year, absent for who has none. */
const RightFact = ({ person }: { person: EmployeeRowOut }) => {
  const { t } = useTranslation('people');
  const { data, isLoading } = useQuery(
    query(getTrainingBalance, { params: { employee_id: String(person.id) }, query: {} }),
  );
  if (isLoading) return <FactSkeleton />;
  if (!data || data.reason !== null) return null;
  const of = { count: data.right + data.carried_over, days: formatDays(data.right + data.carried_over) };
  return (
    <>
      {formatDays(data.left)} <span className={classes.dim}>{t('fact.ofDays', of)}</span>
    </>
  );
};

/** A certificate that expired, with the next session that has room. */
const RenewalMessage = ({ person }: Props) => {
  const { t } = useTranslation('trainings');
  const mayAdd = useCan()('trainings:participants');
  const { data } = useQuery(query(listRenewals, { params: { employee_id: String(person.id) } }));
  const { addOne, isAdding } = useAddOne();
  const renewal = data?.data.find(({ session }) => session !== null);
  if (!renewal?.session) return null;
  const { program_name: program, valid_until: until, session } = renewal;
  const seats = session.seats_free;
  return (
    <Banner
      tone="amber"
      action={
        mayAdd && (
          <button type="button" disabled={isAdding} onClick={() => addOne(session, person)}>
            {t('ofPerson.giveSeat')}
          </button>
        )
      }
    >
      <strong>{program}</strong> {t('ofPerson.expired', { day: until })}{' '}
      {session.start_date === null
        ? t('ofPerson.sessionUndated', { session: session.name })
        : seats === null
          ? t('ofPerson.sessionOpen', { session: session.name, day: session.start_date })
          : t('ofPerson.session', { session: session.name, day: session.start_date, count: seats })}
    </Banner>
  );
};

const UntilDay = ({ row: { valid_until: until, certificate_state: state } }: { row: Row }) => {
  const { t } = useTranslation('trainings');
  if (until === null) return <Empty />;
  return state === 'expired' ? (
    <span className={classes.expiredDay}>{t('ofPerson.until', { day: until })}</span>
  ) : (
    until
  );
};

/** The latest trainings of a person, with what they ended in. */
const TrainingsCard = ({ person }: Props) => {
  const { t } = useTranslation('trainings');
  const can = useCan();
  const [isAdding, setAdding] = useState(false);
  const answer = useQuery({ ...trainingsOf(person.id), placeholderData: keepPreviousData });
  const head = [
    { key: 'name', label: t('ofPerson.training') },
    { key: 'status', label: t('field.status') },
    { key: 'result', label: t('people.column.result'), isWide: true },
    { key: 'date', label: t('people.when'), right: true, isWide: true },
    { key: 'until', label: t('people.column.until'), right: true, isWide: true },
  ];
  return (
    <RowsCard
      title={t('title')}
      none={t('ofPerson.none')}
      answer={answer}
      head={head}
      rowOf={(row) => ({
        key: row.id,
        cells: {
          name: (
            <Link to={paths.participant(row.training_id, row.employee_id)}>
              {row.program_name === null ? row.training_name : `${row.program_name}, ${row.training_name}`}
            </Link>
          ),
          status: row.waiting === 1 ? <WaitingBadge position={row.position} /> : <StatusBadge status={row.status} />,
          result: <ResultWords result={row.result} />,
          date: row.start_date ?? <Empty />,
          until: <UntilDay row={row} />,
        },
      })}
      more={() => (
        <Link to={paths.trainingsOfPerson(person.id)} className={classes.allOfPerson}>
          {t('people.allOfPerson')}
        </Link>
      )}
      action={
        person.deleted === 0 &&
        can('trainings:participants') && (
          <Button variant="subtle" size="compact-sm" leftSection={<IconPlus />} onClick={() => setAdding(true)}>
            {t('ofPerson.add')}
          </Button>
        )
      }
    >
      {isAdding && <SeatModal person={person} close={() => setAdding(false)} />}
    </RowsCard>
  );
};

export const person: PersonPart = {
  order: 30,
  facts: [
    { key: 'training-right', label: 'people:fact.trainingRight', permission: 'trainings:read', Value: RightFact },
  ],
  Banner: { permission: 'trainings:read', Message: RenewalMessage },
  cards: [{ key: 'trainings', place: 'main', permission: 'trainings:read', jump: 't', Card: TrainingsCard }],
  gifts: [
    {
      key: 'seat',
      icon: IconSchool,
      label: 'people:gift.seat',
      permission: 'trainings:participants',
      Dialog: SeatModal,
    },
  ],
};

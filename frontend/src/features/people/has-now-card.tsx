import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { problemFromError } from '../../api/problem.ts';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AssignmentRows } from './assignment-rows.tsx';
import { countOf } from './assignment-summary.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import { heldOn, useComing, useSeesHeld } from './use-held.ts';
import classes from './assignments.module.css';

const DateField = onDemand(
  async () => (await import('../../form/date-field.tsx')).DateField,
  <Skeleton height={60} w={200} />,
);

const joined = <Assigned extends Held>(held: Assigned, more: Held): Assigned => ({
  ...held,
  vehicles: [...held.vehicles, ...more.vehicles],
  assets: [...held.assets, ...more.assets],
  licences: [...held.licences, ...more.licences],
});

/** What a person holds on a day, at first today, with what is planned to come, for who may see any of it. */
export const HasNowCard = ({ person }: { person: EmployeeOut }) => (useSeesHeld() ? <Card person={person} /> : null);

const Card = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const [text, setText] = useState(today);
  const [on, setOn] = useState(today);
  const [isAsking, setAsking] = useState(false);
  const choose = (typed: string): void => {
    setText(typed);
    if (parseDmy(typed) !== null) setOn(typed);
  };
  const answer = useQuery({ ...heldOn(person.id, on), placeholderData: keepPreviousData });
  const isToday = answer.data?.on === today;
  const coming = useComing(person.id, isToday);
  const shown = answer.data && (isToday ? joined(answer.data, coming) : answer.data);
  const count = shown && countOf(shown);
  const decidableTypes = useDecidableTypes();
  const asOf = (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      aria-expanded={isAsking}
      onClick={() => {
        if (isAsking) choose(today);
        setAsking(!isAsking);
      }}
    >
      {on === today ? t('held.asOfToday') : t('held.asOf', { date: on })}
    </Button>
  );
  const handOver = isToday && count !== 0 && decidableTypes.length > 0 && (
    <Button
      component={Link}
      to={paths.leaving(person.id)}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowRight size={16} stroke={1.75} />}
    >
      {t('held.handOver')}
    </Button>
  );
  const nothing = isToday ? t('held.nothingToday') : t('held.nothing', { name: person.name, date: answer.data?.on });
  return (
    <SectionCard
      flush
      wraps
      title={t('held.title')}
      note={count === 0 ? nothing : count}
      action={
        <>
          {asOf}
          {handOver}
        </>
      }
    >
      {(isAsking || count !== 0) && (
        <>
          {isAsking && (
            <div className={classes.day}>
              <DateField label={t('held.on')} value={text} onChange={choose} />
              {on !== today && (
                <Button variant="default" onClick={() => choose(today)}>
                  {t('held.today')}
                </Button>
              )}
            </div>
          )}
          {answer.isError && (
            <ErrorBox problem={problemFromError(answer.error)} onRetry={() => void answer.refetch()} />
          )}
          {shown && count !== 0 && <AssignmentRows person={person} assignments={shown} />}
          {answer.isPending && <Skeleton height={44} />}
        </>
      )}
    </SectionCard>
  );
};

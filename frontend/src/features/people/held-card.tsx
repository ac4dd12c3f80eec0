import { Button, Skeleton } from '@mantine/core';
import { IconApps, IconArrowsExchange, IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { toProblemOf } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { Can, useActor, useCan } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { HeldRows } from './held-rows.tsx';
import { holdsSomething } from './held-words.ts';
import { newAssetFor, newVehicleFor } from './new-for.ts';
import { useMayDecide } from './use-may-decide.ts';
import classes from './held.module.css';

const MoveAssetsModal = lazy(async () => ({ default: (await import('./move-assets-modal.tsx')).MoveAssetsModal }));

type ListProps = { person: EmployeeOut; held: Held & { on: string }; isToday: boolean };

const HeldList = ({ person, held, isToday }: ListProps) => {
  const { t } = useTranslation('people');
  if (holdsSomething(held)) return <HeldRows held={held} />;
  return (
    <p className={classes.nothing}>
      {isToday
        ? t('held.nothingToday', { name: person.name })
        : t('held.nothing', { name: person.name, date: held.on })}
    </p>
  );
};

const Give = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const button = (to: string, label: string) => (
    <Button component={Link} to={to} variant="subtle" color="accent" leftSection={<IconPlus />}>
      {label}
    </Button>
  );
  return (
    <span className={classes.give}>
      <Can permission="fleet:write">{button(newVehicleFor(person.id), t('actions.addVehicle'))}</Can>
      <Can permission="assets:write">{button(newAssetFor(person.id), t('actions.assignAsset'))}</Can>
      <Can permission="software:write">{button(paths.addSoftwareToPerson(person.id), t('actions.assignProduct'))}</Can>
    </span>
  );
};

/** The assets that the person has now, on their way to somebody else or back to stock. */
const MoveAssets = ({ person, assets }: { person: EmployeeOut; assets: Held['assets'] }) => {
  const { t } = useTranslation('people');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconArrowsExchange />} onClick={() => setAsks(true)}>
        {t('move.open')}
      </Button>
      {asks && (
        <Suspense>
          <MoveAssetsModal person={person} assets={assets} close={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Everything a person holds on a day, today to begin with, with the dates of each. */
export const HeldCard = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const can = useCan();
  const [text, setText] = useState(today);
  const [on, setOn] = useState(today);
  const choose = (typed: string): void => {
    setText(typed);
    if (parseDmy(typed) !== null) setOn(typed);
  };
  const held = useQuery({
    ...query(getAssignments, { params: { id: String(person.id) }, query: { on } }),
    placeholderData: keepPreviousData,
  });
  const now = held.data?.on === today ? held.data.assets : [];
  const holdsNow = held.data?.on === today && holdsSomething(held.data);
  const mayDecide = useMayDecide();
  return (
    <SectionCard title={t('held.title')} action={person.deleted === 0 && <Give person={person} />}>
      {can('fleet:read') || can('assets:read') || can('software:read') ? (
        <>
          <div className={classes.tools}>
            <div className={classes.day}>
              <DateField label={t('held.on')} value={text} onChange={choose} />
              {on !== today && (
                <Button variant="default" onClick={() => choose(today)}>
                  {t('held.today')}
                </Button>
              )}
            </div>
            <span className={classes.ways}>
              <Can permission="software:read">
                <Button
                  component={Link}
                  to={paths.softwareOfPerson(person.id)}
                  variant="default"
                  leftSection={<IconApps />}
                >
                  {t('held.software')}
                </Button>
              </Can>
              {now.length > 0 && can('assets:write') && <MoveAssets person={person} assets={now} />}
              {holdsNow && mayDecide.length > 0 && (
                <Button
                  component={Link}
                  to={paths.leaving(person.id)}
                  variant="default"
                  leftSection={<IconClipboardCheck />}
                >
                  {t('actions.leaving')}
                </Button>
              )}
            </span>
          </div>
          {held.isError && <ErrorBox problem={toProblemOf(held.error)} onRetry={() => void held.refetch()} />}
          {held.data && <HeldList person={person} held={held.data} isToday={held.data.on === today} />}
          {held.isPending && <Skeleton height={44} />}
        </>
      ) : (
        <p className={classes.nothing}>{t('held.noRight')}</p>
      )}
    </SectionCard>
  );
};

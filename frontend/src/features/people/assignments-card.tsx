import { Button, Skeleton } from '@mantine/core';
import {
  IconApps,
  IconCalendarEvent,
  IconArrowsExchange,
  IconCar,
  IconClipboardCheck,
  IconPlus,
  IconSchool,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { sumMoney } from '#shared/values/money.ts';
import { problemFromError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { Can, useActor, useCan } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Money } from '../../ui/money.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AssignmentRows } from './assignment-rows.tsx';
import { hasAssignments } from './assignment-summary.ts';
import { newAssetFor, newVehicleFor } from './new-record-links.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import { leaverOf } from './use-leaver.ts';
import classes from './assignments.module.css';

const HandOutVehicleModal = lazy(async () => ({
  default: (await import('./hand-out-vehicle-modal.tsx')).HandOutVehicleModal,
}));
const MoveAssetsModal = lazy(async () => ({ default: (await import('./move-assets-modal.tsx')).MoveAssetsModal }));

type ListProps = { person: EmployeeOut; assignments: Held & { on: string }; isToday: boolean };

const AssignmentList = ({ person, assignments, isToday }: ListProps) => {
  const { t } = useTranslation('people');
  if (hasAssignments(assignments)) return <AssignmentRows person={person.name} assignments={assignments} />;
  return (
    <p className={classes.nothing}>
      {isToday
        ? t('held.nothingToday', { name: person.name })
        : t('held.nothing', { name: person.name, date: assignments.on })}
    </p>
  );
};

/**
 * The button that opens the modal to hand out a vehicle that nobody drives; a team manager may not
 * (docs/areas/session-and-rights.md#teams).
 */
const HandOutVehicle = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  if (!can('fleet:write') || !can('fleet:assign') || isTeamScoped(actor)) return null;
  return (
    <>
      <Button variant="subtle" color="accent" leftSection={<IconCar />} onClick={() => setOpen(true)}>
        {t('actions.handOutVehicle')}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOutVehicleModal person={person} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const AddButtons = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const button = (to: string, label: string) => (
    <Button component={Link} to={to} variant="subtle" color="accent" leftSection={<IconPlus />}>
      {label}
    </Button>
  );
  return (
    <span className={classes.give}>
      <Can permission="fleet:write">{button(newVehicleFor(person.id), t('actions.addVehicle'))}</Can>
      <HandOutVehicle person={person} />
      <Can permission="assets:write">{button(newAssetFor(person.id), t('actions.assignAsset'))}</Can>
      <Can permission="software:write">{button(paths.addSoftwareToPerson(person.id), t('actions.assignProduct'))}</Can>
    </span>
  );
};

/** The button that opens the modal to transfer or return the person's assets. */
const MoveAssets = ({ person, assets }: { person: EmployeeOut; assets: Held['assets'] }) => {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconArrowsExchange />} onClick={() => setOpen(true)}>
        {t('move.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <MoveAssetsModal person={person} assets={assets} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** What is planned to come to the person: the records of the leaver checklist that they do not have yet. */
const useComing = (id: number, today: string, enabled: boolean): Held => {
  const { data } = useQuery({ ...leaverOf(id), enabled });
  const isComing = ({ start_date: start }: { start_date: string }): boolean => isAhead(start, today);
  return {
    vehicles: data?.vehicles.filter(isComing) ?? [],
    assets: data?.assets.filter(isComing) ?? [],
    licences: data?.licences.filter(isComing) ?? [],
  };
};

const joined = <Assigned extends Held>(held: Assigned, more: Held): Assigned => ({
  ...held,
  vehicles: [...held.vehicles, ...more.vehicles],
  assets: [...held.assets, ...more.assets],
  licences: [...held.licences, ...more.licences],
});

/** Everything assigned to a person on a day, at first today, with the dates of each assignment and what is planned. */
export const AssignmentsCard = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const can = useCan();
  const [text, setText] = useState(today);
  const [on, setOn] = useState(today);
  const choose = (typed: string): void => {
    setText(typed);
    if (parseDmy(typed) !== null) setOn(typed);
  };
  const assignments = useQuery({
    ...query(getAssignments, { params: { id: String(person.id) }, query: { on } }),
    placeholderData: keepPreviousData,
  });
  const heldToday = assignments.data?.on === today ? assignments.data : undefined;
  const isToday = heldToday !== undefined;
  const coming = useComing(person.id, today, isToday);
  const movable = [...(heldToday?.assets ?? []), ...coming.assets];
  const hasAssignmentsToday = isToday && (hasAssignments(heldToday) || hasAssignments(coming));
  const softwareCost = sumMoney(heldToday?.licences.map(({ cost_monthly: cost }) => cost) ?? []);
  const decidableTypes = useDecidableTypes();
  return (
    <SectionCard title={t('held.title')} action={person.deleted === 0 && <AddButtons person={person} />}>
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
              <Can permission="trainings:read">
                <Button
                  component={Link}
                  to={paths.trainingsOfPerson(person.id)}
                  variant="default"
                  leftSection={<IconSchool />}
                >
                  {t('held.trainings')}
                </Button>
              </Can>
              <Can permission="days:read">
                <Button
                  component={Link}
                  to={paths.daysOffOfPerson(person.id)}
                  variant="default"
                  leftSection={<IconCalendarEvent />}
                >
                  {t('held.daysOff')}
                </Button>
              </Can>
              {movable.length > 0 && can('assets:write') && <MoveAssets person={person} assets={movable} />}
              {hasAssignmentsToday && decidableTypes.length > 0 && (
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
          {assignments.isError && (
            <ErrorBox problem={problemFromError(assignments.error)} onRetry={() => void assignments.refetch()} />
          )}
          {assignments.data && (
            <AssignmentList
              person={person}
              assignments={heldToday ? joined(heldToday, coming) : assignments.data}
              isToday={isToday}
            />
          )}
          {softwareCost > 0 && (
            <p className={classes.cost}>
              {t('held.softwareCost')} <Money value={softwareCost} />
            </p>
          )}
          {assignments.isPending && <Skeleton height={44} />}
        </>
      ) : (
        <p className={classes.nothing}>{t('held.noRight')}</p>
      )}
    </SectionCard>
  );
};

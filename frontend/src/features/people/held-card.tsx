import { Button, Skeleton } from '@mantine/core';
import { IconBike, IconCar, IconMotorbike, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut, Held } from '#shared/contract/people/employee.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { daysBetween, parseDmy } from '#shared/values/dates.ts';
import { paths } from '../../app/paths.ts';
import { toProblemOf } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { Can, useActor, useCan } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { newVehicleFor } from './new-vehicle-for.ts';
import classes from './held.module.css';

type HeldVehicle = Held['vehicles'][number];

const icons: Readonly<Record<string, typeof IconCar>> = { car: IconCar, motorbike: IconMotorbike, bicycle: IconBike };

const VehicleRow = ({ vehicle, on }: { vehicle: HeldVehicle; on: string }) => {
  const { t } = useTranslation('people');
  const Icon = icons[vehicle.type] ?? IconCar;
  const { start_date, end_date } = vehicle;
  const days = daysBetween(parseDmy(start_date) ?? '', parseDmy(end_date ?? on) ?? '');
  return (
    <li>
      <Link to={paths.vehicle(vehicle.id)} className={classes.row}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        <span className={classes.vehicle}>{vehicle.name}</span>
        {vehicle.plate ? <Plate plate={vehicle.plate} /> : <span />}
        <span className={classes.period}>
          {end_date === null
            ? t('held.from', { start: start_date })
            : t('held.until', { start: start_date, end: end_date })}
        </span>
        <span className={classes.days}>
          {t('held.days', { count: days, days: new Intl.NumberFormat('nl-BE').format(days) })}
        </span>
      </Link>
    </li>
  );
};

type ListProps = { person: EmployeeOut; held: Held & { on: string }; isToday: boolean };

const HeldList = ({ person, held, isToday }: ListProps) => {
  const { t } = useTranslation('people');
  if (held.vehicles.length === 0)
    return (
      <p className={classes.nothing}>
        {isToday
          ? t('held.nothingToday', { name: person.name })
          : t('held.nothing', { name: person.name, date: held.on })}
      </p>
    );
  return (
    <ul className={classes.list}>
      {held.vehicles.map((vehicle) => (
        <VehicleRow key={vehicle.id} vehicle={vehicle} on={held.on} />
      ))}
    </ul>
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
  return (
    <SectionCard
      title={t('held.title')}
      action={
        person.deleted === 0 && (
          <Can permission="fleet:write">
            <Button
              component={Link}
              to={newVehicleFor(person.id)}
              variant="subtle"
              color="accent"
              leftSection={<IconPlus />}
            >
              {t('actions.addVehicle')}
            </Button>
          </Can>
        )
      }
    >
      {can('fleet:read') ? (
        <>
          <div className={classes.day}>
            <DateField label={t('held.on')} value={text} onChange={choose} />
            {on !== today && (
              <Button variant="default" onClick={() => choose(today)}>
                {t('held.today')}
              </Button>
            )}
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

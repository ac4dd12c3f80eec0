import { ActionIcon } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '#shared/values/dates.ts';
import { useIssueWords } from '../../../form/use-issue-words.ts';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import figures from '../estimates-card.module.css';
import { ComparedCard, type ComparedCar } from './compared-card.tsx';
import { ComparedYears } from './compared-years.tsx';
import { filledCar, otherCarIssues, otherCarName, type OtherCar } from './other-car.ts';
import classes from './what-if.module.css';

type Props = {
  /** The present cars first, then those of `cars` that can be compared, in their order. */
  compared: ComparedCar[];
  year: number;
  cars: readonly OtherCar[];
  today: IsoDate;
  person: number | undefined;
  edit: (at: number) => void;
  change: (cars: readonly OtherCar[]) => void;
};

/** What is wrong with a car of the address, which somebody may have changed by hand. */
const WrongCar = ({
  car,
  name,
  today,
  edit,
  remove,
}: {
  car: OtherCar;
  name: string;
  today: IsoDate;
  edit: () => void;
  remove: () => void;
}) => {
  const { t } = useTranslation(['what-if', 'fleet']);
  const words = useIssueWords();
  return (
    <SectionCard
      title={t('wrong', { name })}
      action={
        <>
          <ActionIcon aria-label={t('edit', { name })} onClick={edit}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon aria-label={t('remove', { name })} onClick={remove}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </>
      }
    >
      <ul className={figures.reasons}>
        {otherCarIssues(car, today).map((found) => (
          <li key={found.path}>{words.of(found, t(`fleet:field.${found.path}`))}</li>
        ))}
      </ul>
    </SectionCard>
  );
};

/** Each car with its figures of this year, and below them the years to come. */
export const ComparedCars = ({ compared, year, cars, today, person, edit, change }: Props) => {
  const { t } = useTranslation('what-if');
  const can = useCan();
  const presentCars = compared.filter(({ car_id: id }) => id !== null);
  const [present] = presentCars;
  const others = compared.slice(presentCars.length);
  const places = cars.flatMap((car, at) => (otherCarIssues(car, today).length === 0 ? [at] : []));
  const nameAt = (at: number): string => otherCarName(cars[at]!) || t('unnamed', { number: at + 1 });
  const remove = (at: number): void => change(cars.toSpliced(at, 1));
  // While the answer to another address is on its way, the cars of the one before are still on screen.
  const shown = places.slice(0, others.length);
  const names = [...presentCars.map(({ name }) => name), ...shown.map(nameAt)];
  const seen = [...presentCars, ...others.slice(0, shown.length)];
  const orderTo = (car: OtherCar): string =>
    paths.newVehicleWith({ ...filledCar(car), ...(person !== undefined && { employee_id: String(person) }) });
  const byYear = { compared: seen, names };
  return (
    <>
      {person !== undefined && presentCars.length === 0 && <p className={classes.intro}>{t('noCar')}</p>}
      <div className={classes.cards}>
        {presentCars.map((car) => (
          <ComparedCard
            key={car.car_id}
            car={car}
            name={car.name}
            present={car === present ? undefined : present}
            year={year}
          />
        ))}
        {shown.map((at, index) => (
          <ComparedCard
            key={at}
            car={others[index]!}
            name={nameAt(at)}
            present={present}
            year={year}
            edit={() => edit(at)}
            remove={() => remove(at)}
            orderTo={can('fleet:write') ? orderTo(cars[at]!) : undefined}
          />
        ))}
        {cars.map((car, at) =>
          places.includes(at) ? null : (
            <WrongCar
              key={at}
              car={car}
              name={nameAt(at)}
              today={today}
              edit={() => edit(at)}
              remove={() => remove(at)}
            />
          ),
        )}
      </div>
      <ComparedYears
        title={t('benefitByYear')}
        {...byYear}
        figureOf={({ benefit }) => (benefit === null || benefit === undefined ? null : benefit / 12)}
      />
      <ComparedYears title={t('contributionByYear')} {...byYear} figureOf={(of) => of.co2_contribution} />
      <ComparedYears title={t('costByYear')} {...byYear} figureOf={({ cost }) => cost} />
    </>
  );
};

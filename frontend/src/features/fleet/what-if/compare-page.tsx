import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LAST_YEAR } from '#shared/belgium/what-if.rules.ts';
import { whatIf } from '#shared/contract/fleet/what-if.ts';
import { ALTERNATIVES_MAX } from '#shared/belgium/compared-car.rules.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { CopyLinkButton } from '../../../ui/copy-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordHeader, RecordPage } from '../../../ui/record-page.tsx';
import { useSearchParams } from '../../../ui/router.ts';
import { ComparedCars } from './compared-cars.tsx';
import { carsOf, otherCarIssues, toAlternative, addressWithCars, type OtherCar } from './other-car.ts';
import { WhatIfTabs } from './what-if-tabs.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { useToday } from '../../../ui/use-today.ts';
import lines from '../../../ui/lines.module.css';
import classes from './what-if.module.css';

const OtherCarModal = onDemand(async () => (await import('./other-car-modal.tsx')).OtherCarModal);

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** What the address names, and the comparison of it. */
const useComparison = () => {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const [carId, person] = [idOf(address.get('car')), idOf(address.get('person'))];
  const cars = carsOf(address);
  const comparable = cars.filter((car) => otherCarIssues(car, today).length === 0);
  const present = carId === undefined ? { employee_id: person } : { car_id: carId };
  const isAsked = carId !== undefined || person !== undefined || comparable.length > 0;
  const answer = useQuery({
    ...query(whatIf, { body: { ...present, alternatives: comparable.slice(0, ALTERNATIVES_MAX).map(toAlternative) } }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const choosePerson = (id: number): void => {
    const next = new URLSearchParams(address);
    next.delete('person');
    if (id > 0) next.set('person', String(id));
    setAddress(next);
  };
  const change = (next: readonly OtherCar[]): void => setAddress(addressWithCars(address, next));
  return { today, carId, person, cars, isAsked, answer, change, choosePerson };
};

/** Other cars beside the present one of a driver: /fleet/what-if. Everything on it stands in its address. */
export const ComparePage = () => {
  const { t } = useTranslation(['what-if', 'fleet']);
  const { today, carId, person, cars, isAsked, answer, change, choosePerson } = useComparison();
  const [edited, setEdited] = useState<number>();
  const save = (car: OtherCar): void => {
    change(edited === undefined ? cars : edited < cars.length ? cars.with(edited, car) : [...cars, car]);
    setEdited(undefined);
  };
  const add = (): void => setEdited(cars.length);
  return (
    <>
      <PageTitle of={t('title')} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={[{ label: t('fleet:title'), to: paths.fleet }]}
            title={t('title')}
            actions={
              <>
                {isAsked && <CopyLinkButton label={t('copyLink')} />}
                {isAsked && cars.length < ALTERNATIVES_MAX && (
                  <Button leftSection={<IconPlus />} onClick={add}>
                    {t('add')}
                  </Button>
                )}
              </>
            }
          />
        }
        banners={<WhatIfTabs />}
      >
        <p className={classes.intro}>{t('intro', { year: String(LAST_YEAR) })}</p>
        {carId === undefined && (
          <div className={classes.driver}>
            <PersonPicker
              label={t('driver')}
              help={t('driverHelp')}
              nobody={t('noDriver')}
              value={person ?? 0}
              onChange={choosePerson}
            />
          </div>
        )}
        {isAsked ? (
          <LoadedPart answer={answer}>
            {({ compared, years }) => (
              <ComparedCars
                compared={compared}
                year={years[0]!}
                cars={cars}
                today={today}
                person={person}
                edit={setEdited}
                change={change}
              />
            )}
          </LoadedPart>
        ) : (
          <div className={lines.empty}>
            <p>{t('emptyTitle')}</p>
            <span>{t('emptyText')}</span>
            <Button leftSection={<IconPlus />} onClick={add}>
              {t('add')}
            </Button>
          </div>
        )}
      </RecordPage>
      {edited !== undefined && (
        <OtherCarModal car={cars[edited]} today={today} save={save} close={() => setEdited(undefined)} />
      )}
    </>
  );
};

import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDaysOffSettings } from '#shared/contract/days-off/get-days-off-settings.ts';
import { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import type { DaysOffSettingsOut } from '#shared/contract/days-off/settings.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ClosingDay } from '#shared/days-off/names.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import type { ProblemError } from '../../../api/problem.ts';
import { query, readOnce } from '../../../api/query.ts';
import { useActor } from '../../../ui/actor.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { YearStepper } from '../person/year-stepper.tsx';
import { CountingForm } from './counting-form.tsx';
import { DaysOffSettings } from './days-off-settings.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './days-off-settings.module.css';
import { usualDay, type HolidayRow } from './holiday-form.ts';
import { RowActions, SettingsTable } from './settings-table.tsx';
import { useWeekdayWords } from './weekday-words.ts';

const HolidayModal = onDemand(async () => (await import('./holiday-modal.tsx')).HolidayModal);

const Row = ({ holiday, closing, choose }: { holiday: HolidayRow; closing: ClosingDay; choose: () => void }) => {
  const { t } = useTranslation('days-off');
  const words = useWeekdayWords();
  const { date, name, on, can_move: canMove } = holiday;
  const isChosen = canMove && on !== usualDay(holiday, closing);
  return (
    <tr>
      <th scope="row">{t(`holiday.${name}`)}</th>
      <td className={classes.facts}>{words(date)}</td>
      <td className={classes.facts}>
        {canMove && (
          <span className={classes.name}>
            {on === null ? t('settings.holidays.noDay') : t('settings.holidays.freeOn', { day: words(on) })}
            {isChosen && <ToneBadge>{t('settings.holidays.chosen')}</ToneBadge>}
          </span>
        )}
      </td>
      <RowActions>
        {canMove && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('settings.holidays.chooseFor', { name: t(`holiday.${name}`) })}
            onClick={choose}
          >
            {t('settings.holidays.choose')}
          </Button>
        )}
      </RowActions>
    </tr>
  );
};

type YearProps = {
  answer: UseQueryResult<EndpointResponse<typeof listHolidays>, ProblemError>;
  closing: ClosingDay;
};

const Year = ({ answer, closing }: YearProps) => {
  const { t } = useTranslation('days-off');
  const [chosen, setChosen] = useState<HolidayRow>();
  return (
    <LoadedPart answer={answer}>
      {({ version, data }) => (
        <>
          <SettingsTable
            columns={[t('settings.holidays.holiday'), t('settings.holidays.date'), t('settings.holidays.free')]}
          >
            {data.map((holiday) => (
              <Row key={holiday.date} holiday={holiday} closing={closing} choose={() => setChosen(holiday)} />
            ))}
          </SettingsTable>
          {chosen && (
            <HolidayModal holiday={{ ...chosen, version }} closing={closing} close={() => setChosen(undefined)} />
          )}
        </>
      )}
    </LoadedPart>
  );
};

const YearAndCounting = ({ year, settings }: { year: number; settings: DaysOffSettingsOut }) => {
  const { t } = useTranslation('days-off');
  const answer = useQuery({
    ...query(listHolidays, { query: { year: String(year) } }),
    placeholderData: keepPreviousData,
  });
  // The card comes with the table, which would move it down.
  const isTableThere = useDeferredValue(!answer.isPending);
  return (
    <>
      {/* why: the wire has the weekday as a number, of which its schema allows 1 to 6 */}
      <Year answer={answer} closing={settings.closing_day as ClosingDay} />
      {isTableThere && (
        <SectionCard title={t('settings.holidays.counting')}>
          <CountingForm settings={settings} />
        </SectionCard>
      )}
    </>
  );
};

/** The public holidays of a year and how days are counted: /settings/daysOff/holidays. */
export const HolidaysPage = () => {
  const { today } = useActor();
  const [year, setYear] = useState(Number(today.slice(6)));
  const settings = useQuery({ ...query(getDaysOffSettings, {}), ...readOnce });
  return (
    <DaysOffSettings page="holidays" actions={<YearStepper year={year} onYear={setYear} />}>
      <LoadedPart answer={settings}>{(loaded) => <YearAndCounting year={year} settings={loaded} />}</LoadedPart>
    </DaysOffSettings>
  );
};

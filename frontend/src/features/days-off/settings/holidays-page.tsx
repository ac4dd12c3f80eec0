import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDaysOffSettings } from '#shared/contract/days-off/get-days-off-settings.ts';
import { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import type { ClosingDay } from '#shared/days-off/names.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query, readOnce } from '../../../api/query.ts';
import { Can, useActor } from '../../../ui/actor.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import table from '../../../ui/settings-table.module.css';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { YearStepper } from '../person/year-stepper.tsx';
import { CountingForm } from './counting-form.tsx';
import { DaysOffSettings } from './days-off-settings.tsx';
import classes from './days-off-settings.module.css';
import { usualDay, type HolidayRow } from './holiday-form.ts';
import { HolidayModal } from './holiday-modal.tsx';
import { useWeekdayWords } from './weekday-words.ts';

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
      <td className={classes.actions}>
        {canMove && (
          <Can permission="days:settings">
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('settings.holidays.chooseFor', { name: t(`holiday.${name}`) })}
              onClick={choose}
            >
              {t('settings.holidays.choose')}
            </Button>
          </Can>
        )}
      </td>
    </tr>
  );
};

const Year = ({ year, closing }: { year: number; closing: ClosingDay }) => {
  const { t } = useTranslation('days-off');
  const [chosen, setChosen] = useState<HolidayRow>();
  const answer = useQuery(query(listHolidays, { query: { year: String(year) } }));
  return (
    <LoadedPart answer={answer}>
      {({ data }) => (
        <div className={table.box}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('settings.holidays.holiday')}</th>
                <th scope="col">{t('settings.holidays.date')}</th>
                <th scope="col">{t('settings.holidays.free')}</th>
                <th scope="col">
                  <VisuallyHidden>{t('settings.actions')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((holiday) => (
                <Row key={holiday.date} holiday={holiday} closing={closing} choose={() => setChosen(holiday)} />
              ))}
            </tbody>
          </table>
          {chosen && <HolidayModal holiday={chosen} closing={closing} close={() => setChosen(undefined)} />}
        </div>
      )}
    </LoadedPart>
  );
};

/** The public holidays of a year and how days are counted: /settings/daysOff/holidays. */
export const HolidaysPage = () => {
  const { t } = useTranslation('days-off');
  const { today } = useActor();
  const [year, setYear] = useState(Number(today.slice(6)));
  const settings = useQuery({ ...query(getDaysOffSettings, {}), ...readOnce });
  return (
    <DaysOffSettings of="holidays" actions={<YearStepper year={year} onYear={setYear} />}>
      <LoadedPart answer={settings}>
        {(counting) => (
          <>
            {/* why: the wire has the weekday as a number, of which its schema allows 1 to 6 */}
            <Year year={year} closing={counting.closing_day as ClosingDay} />
            <SectionCard title={t('settings.holidays.counting')}>
              <CountingForm settings={counting} />
            </SectionCard>
          </>
        )}
      </LoadedPart>
    </DaysOffSettings>
  );
};

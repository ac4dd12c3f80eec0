import { useTranslation } from 'react-i18next';
import type { getPersonYear } from '#shared/contract/calendar/get-person-year.ts';
import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TypeMark } from '../parts/type-chip.tsx';
import { MonthView } from './month-view.tsx';
import classes from './person.module.css';

export type PersonYear = EndpointResponse<typeof getPersonYear>;

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The type of an entry: by its id, or by its kind where the viewer may not know it. */
export const typeOf = (types: readonly LegendType[], { type_id: id, kind }: EntryOut): LegendType | undefined =>
  types.find((type) => type.id === id && (id !== null || type.kind === kind));

/** A year at a glance: twelve small months, and what their colours mean. */
export const YearCard = ({ days }: { days: PersonYear }) => {
  const { t } = useTranslation('days-off');
  const used = days.types.filter((type) => days.days.some((entry) => typeOf(days.types, entry) === type));
  return (
    <SectionCard title={t('person.yearTitle', { year: String(days.year) })}>
      <div className={classes.months}>
        {MONTHS.map((month) => (
          <MonthView key={month} of={days} month={month} />
        ))}
      </div>
      <ul className={classes.legend}>
        {used.map(({ id, kind, name, colour }) => (
          <li key={`${id ?? kind}`}>
            <TypeMark name={name} colour={colour} />
            {name}
          </li>
        ))}
        <li>
          <span className={classes.day} data-requested />
          {t('person.legend.requested')}
        </li>
        <li>
          <span className={classes.day} data-holiday />
          {t('person.legend.holiday')}
        </li>
        <li>
          <span className={classes.day} data-free />
          {t('person.legend.free')}
        </li>
      </ul>
    </SectionCard>
  );
};

import { useTranslation } from 'react-i18next';
import type { LegendType } from '#shared/contract/calendar/entry.ts';
import { TypeMark } from '../../../ui/type-mark.tsx';
import classes from './calendar-tools.module.css';

/** What letters, colours and lines of the calendar mean. */
export const CalendarLegend = ({
  types,
  letters,
  hasMinimums,
}: {
  types: readonly LegendType[];
  letters: ReadonlyMap<string, string>;
  /** Some team asks for a number of people at work. */
  hasMinimums: boolean;
}) => {
  const { t } = useTranslation('days-off');
  const signs = ['requested', 'half', 'holiday', 'few'] as const;
  return (
    <ul className={classes.legend} aria-label={t('calendar.legend.title')}>
      {types.map(({ id, name, colour, kind }) => (
        <li key={id ?? kind}>
          <TypeMark name={name} colour={colour} letter={letters.get(name)} />
          {name}
        </li>
      ))}
      {signs.map((sign) => (
        <li key={sign}>
          <span className={classes.sign} data-sign={sign} aria-hidden="true">
            {sign === 'requested' && '?'}
            {sign === 'few' && '9'}
          </span>
          {t(`calendar.legend.${sign === 'few' && hasMinimums ? 'fewOfTeam' : sign}`)}
        </li>
      ))}
    </ul>
  );
};

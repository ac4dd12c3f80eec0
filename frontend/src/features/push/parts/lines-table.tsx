import { useTranslation } from 'react-i18next';
import type { PushLineOut } from '#shared/contract/push/push.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ChangeBadge } from './change-badge.tsx';
import classes from './lines-table.module.css';

type Props = {
  caption: string;
  lines: readonly PushLineOut[];
  /** The heading of the last column: what the lines are compared with. */
  against: string;
  /** Names the person of each line. */
  withPeople?: boolean;
};

/** Lines exactly as they are sent: day, our type, payroll code, minutes. Removed ones stay visible, struck through. */
export const LinesTable = ({ caption, lines, against, withPeople = false }: Props) => {
  const { t } = useTranslation('push');
  return (
    <table className={classes.table} data-people={withPeople || undefined}>
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          {withPeople && <th scope="col">{t('line.person')}</th>}
          <th scope="col">{t('line.day')}</th>
          <th scope="col">{t('line.type')}</th>
          <th scope="col">{t('line.code')}</th>
          <th scope="col" className={classes.right}>
            {t('line.minutes')}
          </th>
          <th scope="col" className={classes.right}>
            {t('line.time')}
          </th>
          <th scope="col">{against}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={`${line.employee_id} ${line.date} ${line.payroll_code} ${line.type_id}`}
            {...{ line, withPeople }}
          />
        ))}
      </tbody>
    </table>
  );
};

const Line = ({ line, withPeople }: { line: PushLineOut; withPeople: boolean }) => {
  const { t } = useTranslation('push');
  const { part, change, was } = line;
  const isRemoved = change === 'removed';
  // A removed line is sent with 0 minutes; what it was tells more.
  const minutes = isRemoved ? (was ?? 0) : line.minutes;
  return (
    <tr data-removed={isRemoved || undefined}>
      {withPeople && (
        <td className={classes.person}>
          <Link to={paths.daysOffOfPerson(line.employee_id)}>{line.employee_name}</Link>
        </td>
      )}
      <td className={classes.day}>{line.date}</td>
      <td className={classes.type}>
        {part === 'whole' || part === 'minutes'
          ? line.type_name
          : t('typeOfPart', { type: line.type_name, part: t(`part.${part}`) })}
      </td>
      <td className={classes.code}>
        {line.payroll_code === null ? (
          <span className={classes.missing}>{t('line.noCode')}</span>
        ) : (
          `${line.payroll_code} ${line.payroll_code_name ?? ''}`
        )}
      </td>
      <td className={classes.minutes}>{wholeNumber(minutes)}</td>
      <td className={classes.time}>{hoursFigure(minutes)}</td>
      <td className={classes.against}>
        <ChangeBadge change={change} was={change === 'changed' ? was : null} />
      </td>
    </tr>
  );
};

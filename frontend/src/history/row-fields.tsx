import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { DateField } from '../form/date-field.tsx';
import { PersonPicker } from '../form/person-picker.tsx';
import type { PersonChoice } from '../form/use-people-search.ts';
import { NoPersonChip, PersonChip } from '../ui/person-chip.tsx';
import type { HistoryRow, RowField } from './history-form.ts';
import classes from './history-editor.module.css';

type Props = {
  row: HistoryRow;
  object: HeldType;
  /** The one person that the record can have, as a licence has. */
  onlyPerson: PersonChoice | undefined;
  pathOf: (field: RowField) => string;
  errorOf: (field: RowField) => ReactNode;
  onChange: (field: RowField, change: Partial<HistoryRow>) => void;
  onRemove: () => void;
};

/** The person, the first and the last day of one period; somebody whom the user may not see keeps theirs. */
export const RowFields = ({ row, object, onlyPerson, pathOf, errorOf, onChange, onRemove }: Props) => {
  const { t } = useTranslation('history');
  const name = row.isMasked ? t('someone') : row.person?.name;
  const words = name === undefined ? t('newRow') : t('row', { name, from: row.first });
  const fixed = row.isMasked || !onlyPerson ? undefined : (row.person ?? onlyPerson);
  const day = (field: 'start_date' | 'end_date', side: 'first' | 'last') => ({
    label: t(side),
    value: row[side],
    disabled: row.isMasked,
    error: errorOf(field),
    'data-path': pathOf(field),
    onChange: (text: string) => onChange(field, { [side]: text }),
  });
  return (
    <li className={classes.row} aria-label={words}>
      <div className={classes.person}>
        {row.isMasked || fixed ? (
          <>
            <span className={classes.label}>{t(`person.${object}`)}</span>
            <span className={classes.fixed}>
              {fixed ? <PersonChip name={fixed.name} picture={fixed.avatar} /> : <NoPersonChip label={t('someone')} />}
            </span>
          </>
        ) : (
          <PersonPicker
            label={t(`person.${object}`)}
            required
            nobody={false}
            value={row.employee_id}
            selected={row.person ?? undefined}
            error={errorOf('employee_id')}
            data-path={pathOf('employee_id')}
            onChange={(id, person) => onChange('employee_id', { employee_id: id, person: person ?? null })}
          />
        )}
      </div>
      <DateField {...day('start_date', 'first')} required />
      <DateField {...day('end_date', 'last')} placeholder={t('lastOpen')} />
      {!row.isMasked && (
        <ActionIcon className={classes.remove ?? ''} aria-label={t('remove', { row: words })} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  );
};

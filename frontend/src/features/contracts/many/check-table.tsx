import { ActionIcon, Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconEye } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fillEmptyCells, isTakenIn, pasteColumn, typedValue } from '#shared/contracts/many.rules.ts';
import { Link } from '../../../ui/router.ts';
import { paths } from '../../../ui/paths.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { toneOf } from './candidate-tone.ts';
import { CheckCell } from './check-cell.tsx';
import type { ManyForm } from './many-form.ts';
import type { Check, CheckedPerson, Person } from './use-check.ts';
import classes from './many.module.css';

/** More rows would be slow to type in; the others follow on demand, the worst are first. */
const ROWS = 100;

type Props = {
  rows: readonly CheckedPerson[];
  fields: Check['fields'];
  values: ManyForm;
  onChange: (change: Partial<ManyForm>) => void;
  onPreview: (person: Person) => void;
};

/** Enter goes to the next cell to fill, as Tab does; the last one stays. */
const goOn = (event: KeyboardEvent<HTMLTableElement>): void => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  // Enter would submit the form.
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-cell]')];
  cells
    .slice(cells.indexOf(event.target) + 1)
    .find(({ value }) => value === '')
    ?.focus();
};

const Row = ({ row: { person, state }, fields, values, onChange, onPreview, onPaste }: RowProps) => {
  const { t } = useTranslation('contracts');
  const { employee_id: id, person_name: name, has_contract_id: present } = person;
  const put = (field: string, text: string): void =>
    onChange({ typed: { ...values.typed, [String(id)]: { ...values.typed[String(id)], [field]: text } } });
  return (
    <tr data-out={state === 'left_out' || undefined}>
      <td>
        <Checkbox
          aria-label={t('many.takeIn', { name })}
          checked={isTakenIn(person, values.choices)}
          onChange={(event) => onChange({ choices: { ...values.choices, [String(id)]: event.currentTarget.checked } })}
        />
      </td>
      <th scope="row">
        {name}
        {present !== null && (
          <small>
            <Link to={paths.contract(present)}>{t('many.hasIt')}</Link>
          </small>
        )}
      </th>
      <td>
        <ToneBadge tone={toneOf[state]} dot>
          {t(`many.state.${state}`)}
        </ToneBadge>
      </td>
      {fields.map(({ name: field, label }) => (
        <CheckCell
          key={field}
          name={field}
          label={label}
          person={name}
          isMissing={person.shortcodes.includes(field)}
          record={person.values[field] ?? ''}
          typed={typedValue(values.typed, id, field)}
          onType={(text) => put(field, text)}
          onPaste={(text) => onPaste(field, id, text)}
        />
      ))}
      <td>
        <ActionIcon variant="subtle" aria-label={t('many.previewOf', { name })} onClick={() => onPreview(person)}>
          <IconEye size={16} stroke={1.75} />
        </ActionIcon>
      </td>
    </tr>
  );
};

type RowProps = Omit<Props, 'rows'> & {
  row: CheckedPerson;
  onPaste: (field: string, from: number, text: string) => void;
};

/** A row for each person, a column for each field that somebody misses. */
export const CheckTable = (props: Props) => {
  const { t } = useTranslation('contracts');
  const { rows, fields, values, onChange } = props;
  const [max, setMax] = useState(ROWS);
  const shown = rows.slice(0, max);
  const paste = (field: string, from: number, text: string): void => {
    const below = shown.slice(shown.findIndex(({ person }) => person.employee_id === from));
    const empty = below.filter(({ person }) => person.shortcodes.includes(field));
    onChange({
      typed: pasteColumn(
        values.typed,
        field,
        empty.map(({ person }) => person.employee_id),
        text,
      ),
    });
  };
  const fill = (field: string): void => {
    const lacking = rows.filter(({ person }) => person.shortcodes.includes(field));
    onChange({
      typed: fillEmptyCells(
        values.typed,
        field,
        lacking.map(({ person }) => person.employee_id),
      ),
    });
  };
  if (rows.length === 0) return <p className={classes.none}>{t('many.noneHere')}</p>;
  return (
    <div className={classes.scroller} role="region" aria-label={t('many.table')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- why: it hears the keys of its cells */}
      <table className={classes.table} onKeyDown={goOn}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('many.goes')}</VisuallyHidden>
            </th>
            <th scope="col">{t('column.person_name')}</th>
            <th scope="col">{t('many.result')}</th>
            {fields.map(({ name, label }) => (
              <th key={name} scope="col">
                <span className={classes.head}>
                  <span className={classes.field}>#{label}</span>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('many.fillDown', { label })}
                    title={t('many.fillDown', { label })}
                    onClick={() => fill(name)}
                  >
                    <IconArrowDown size={14} stroke={1.75} />
                  </ActionIcon>
                </span>
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('many.preview')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.person.employee_id} {...props} row={row} onPaste={paste} />
          ))}
        </tbody>
      </table>
      {rows.length > max && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setMax(max + ROWS)}>
            {t('many.more', { count: rows.length - max })}
          </Button>
        </div>
      )}
    </div>
  );
};

import { Plate } from '../../ui/plate.tsx';
import { errorWords, isNumeric, formatValue, type CheckedRow, type ImportField } from './field-label.ts';
import { useImportWords } from './use-import-words.ts';
import classes from './check-table.module.css';

/** One column of the table; the fields of the name share one column, whose key is ''. */
export type CheckColumn = { key: string; label: string; fields: readonly ImportField[] };
type Props = { row: CheckedRow; column: CheckColumn; isKey: boolean };

/** The value of a cell: in red with its error, in the accent colour with its old value, or with a warning in amber. */
export const CheckCell = ({ row, column: { key, label, fields }, isKey }: Props) => {
  const { t } = useImportWords();
  const isOfCell = ({ column }: { column: string | null }): boolean => fields.some((field) => field.key === column);
  const errors = row.errors.filter(isOfCell);
  const changes = row.changes.filter(isOfCell);
  const warnings = row.warnings.filter(isOfCell);
  const state =
    errors.length > 0 ? 'wrong' : changes.length > 0 ? 'changed' : warnings.length > 0 ? 'doubtful' : 'plain';
  const oldValues = fields.flatMap((field) =>
    changes.filter(({ column }) => column === field.key).map(({ old }) => formatValue(t, field, old)),
  );
  return (
    <td
      data-state={state}
      data-label={label}
      data-name={key === ''}
      data-key={isKey}
      data-numeric={fields.every(isNumeric)}
    >
      <span className={classes.value}>
        {fields.map((field, at) => (
          <Value
            key={field.key}
            row={row}
            field={field}
            strong={fields.length > 1 && at === 0}
            isRest={at > 0}
            isInvalid={errors.length > 0}
          />
        ))}
      </span>
      {errors.map((error) => (
        <span key={error.message} className={classes.under}>
          {errorWords(t, fields, error)}
        </span>
      ))}
      {errors.length === 0 && oldValues.length > 0 && (
        <span className={classes.under}>
          {oldValues.join(' ') === '' ? t('check.wasEmpty') : t('check.was', { value: oldValues.join(' ').trim() })}
        </span>
      )}
      {errors.length === 0 &&
        warnings.map((warning) => (
          <span key={warning.message} className={classes.doubt}>
            {errorWords(t, fields, warning)}
          </span>
        ))}
    </td>
  );
};

type ValueProps = { row: CheckedRow; field: ImportField; strong: boolean; isRest: boolean; isInvalid: boolean };

const Value = ({ row, field, strong, isRest, isInvalid }: ValueProps) => {
  const { t } = useImportWords();
  const words = formatValue(t, field, row.cells[field.key] ?? null);
  if (words === '' && isRest) return null;
  if (words === '') return <span className={classes.empty}>{t('check.none')}</span>;
  if (field.key === 'plate' && !isInvalid) return <Plate plate={words} />;
  return <span data-strong={strong}>{words}</span>;
};

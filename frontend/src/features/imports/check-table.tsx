import type { RowFilter } from '#shared/imports/import-row.ts';
import sheet from '../../ui/sheet-table.module.css';
import sticky from '../../ui/sticky-table.module.css';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { CheckCell, type CheckColumn } from './check-cell.tsx';
import { toneOfState } from './check-counts.tsx';
import { errorWords, isNumeric, labelOf, type CheckedRow, type ImportField } from './field-label.ts';
import type { ImportConfig } from './import-configs.ts';
import type { CheckedRows } from './use-check.ts';
import { useImportWords } from './use-import-words.ts';
import classes from './check-table.module.css';

const columnsOf = (
  fields: readonly ImportField[],
  names: readonly string[],
  nameLabel: string,
  t: Parameters<typeof labelOf>[0],
): CheckColumn[] => {
  const isName = ({ key }: ImportField): boolean => names.includes(key);
  const named = names.flatMap((key) => fields.filter((field) => field.key === key));
  const rest = fields.filter((field) => !isName(field));
  const column = (field: ImportField): CheckColumn => ({ key: field.key, label: labelOf(t, field), fields: [field] });
  return [...(named.length > 0 ? [{ key: '', label: nameLabel, fields: named }] : []), ...rest.map(column)];
};

/** The fields with errors first, most rows first, so that the reason of a wrong row is in sight; the others as they were. */
const wrongFirst = ({ fields, findings }: CheckedRows): ImportField[] => {
  const counts = new Map<string | null, number>();
  for (const { level, column, count } of findings)
    if (level === 'error') counts.set(column, (counts.get(column) ?? 0) + count);
  return fields.toSorted((one, other) => (counts.get(other.key) ?? 0) - (counts.get(one.key) ?? 0));
};

type Props = {
  config: ImportConfig;
  checked: CheckedRows;
  /** The fields that rows are recognised by. */
  keys: readonly string[];
  filter: RowFilter;
  busy: boolean;
};

const scroller = `${sheet.scroller} ${classes.scroller}`;

/** The rows of the file as they would be stored, each cell with its error or its old value. */
export const CheckTable = ({ config, checked, keys, filter, busy }: Props) => {
  const { t } = useImportWords();
  const columns = columnsOf(wrongFirst(checked), config.name, t(`${config.object}.name`), t);
  const mappedKeys = new Set(checked.fields.map(({ key }) => key));
  if (checked.data.length === 0) return <p className={classes.none}>{t(`check.noneIn.${filter}`)}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: what scrolls must be reachable by keyboard
    <div className={scroller} role="region" aria-label={t('check.table')} tabIndex={0} data-busy={busy}>
      <table className={`${sticky.table} ${sheet.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              {t('check.row')}
            </th>
            <th scope="col">{t('check.result')}</th>
            {columns.map(({ key, label, fields }) => (
              <th key={key} scope="col" data-numeric={fields.every(isNumeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checked.data.map((row) => (
            <tr key={row.row}>
              <td className={classes.number}>{row.row}</td>
              <td>
                <ToneBadge tone={toneOfState[row.state]} dot>
                  {t(`check.${row.state}`)}
                </ToneBadge>
                <RowErrors row={row} mappedKeys={mappedKeys} missing={checked.missing_fields} />
              </td>
              {columns.map((column) => (
                <CheckCell key={column.key} row={row} column={column} isKey={keys.includes(column.key)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The errors of the row as a whole, and of fields that no column fills. */
const RowErrors = (props: { row: CheckedRow; mappedKeys: ReadonlySet<string>; missing: readonly ImportField[] }) => {
  const { t } = useImportWords();
  const { row, mappedKeys, missing } = props;
  const nameOf = (column: string): string => {
    const field = missing.find(({ key }) => key === column);
    return field ? labelOf(t, field) : column;
  };
  return row.errors
    .filter(({ column }) => column === null || !mappedKeys.has(column))
    .map((error) => {
      const words = errorWords(t, missing, error);
      const name = error.column === null ? '' : nameOf(error.column);
      return (
        <span key={`${error.column} ${error.message}`} className={classes.rowError}>
          {words.includes(name)
            ? words
            : t('issues:named', { label: name, sentence: words, defaultValue: `${name}: ${words}` })}
        </span>
      );
    });
};

import type { ObjectType } from '#shared/records/object-types.ts';
import { labelOf } from './field-label.ts';
import { columnPath, KeepColumn } from './keep-column.tsx';
import type { MappingDraft } from './mapping-draft.ts';
import type { StartedImport } from './use-started-import.ts';
import { useImportWords } from './use-import-words.ts';
import { selectSign } from '../../ui/select-sign.tsx';
import { Select } from '../../ui/select.tsx';
import classes from './columns-step.module.css';

const NONE = '-';

type Props = {
  started: StartedImport;
  draft: MappingDraft;
  /** Headers whose field an earlier column already fills, with the header of that column. */
  duplicates: ReadonlyMap<string, string>;
  /** The kind of record whose custom fields a column can become; null where it can become none. */
  customOf: ObjectType | null;
  onField: (header: string, field: string) => void;
};

/** A row per column of the file: its header, its first values, and the field it fills. */
export const ColumnsTable = ({ started: { columns, fields }, draft, duplicates, customOf, onField }: Props) => {
  const { t } = useImportWords();
  const options = [
    { value: NONE, label: t('columns.notImported') },
    ...fields.map((field) => ({
      value: field.key,
      label: field.required ? `${labelOf(t, field)} *` : labelOf(t, field),
    })),
  ];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('columns.header')}</th>
          <th scope="col">{t('columns.samples')}</th>
          <th scope="col">{t('columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => {
          const { header, samples } = column;
          const other = duplicates.get(header);
          const field = draft.fields[header] ?? '';
          return (
            <tr key={header} data-unused={field === ''}>
              <th scope="row">{header}</th>
              <td className={classes.samples}>
                {samples.length > 0 ? [...new Set(samples)].join(' · ') : t('columns.noSamples')}
              </td>
              <td>
                <Select
                  aria-label={t('columns.fieldOf', { header })}
                  data-path={columnPath(header)}
                  data={options}
                  value={field === '' ? NONE : field}
                  searchable
                  openOnFocus={false}
                  allowDeselect={false}
                  {...selectSign}
                  onChange={(value) => onField(header, value === null || value === NONE ? '' : value)}
                  error={other === undefined ? undefined : t('columns.double', { other })}
                />
                {customOf !== null && field === '' && samples.length > 0 && (
                  <KeepColumn column={column} object={customOf} onField={(key) => onField(header, key)} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

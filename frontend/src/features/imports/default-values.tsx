import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { labelOf, formatValue, type ImportField } from './field-label.ts';
import type { MappingDraft } from './mapping-draft.ts';
import type { StartedImport } from './use-started-import.ts';
import { useImportWords } from './use-import-words.ts';
import { selectSign } from '../../ui/select-sign.tsx';
import { Select } from '../../ui/select.tsx';
import classes from './columns-step.module.css';

type Props = {
  started: StartedImport;
  draft: MappingDraft;
  onDefaults: (defaults: Record<string, string>) => void;
};

/** The fields that no column fills, and whose new rows get a value anyway. */
export const fieldsOtherwise = (fields: readonly ImportField[], draft: MappingDraft): readonly ImportField[] => {
  const filled = new Set(Object.values(draft.fields));
  return fields.filter(({ key, otherwise }) => otherwise !== null && !filled.has(key));
};

/** One value for all new rows, for fields that no column of the file fills. */
export const DefaultValues = ({ started, draft, onDefaults }: Props) => {
  const { t } = useImportWords();
  const asked = new Set(fieldsOtherwise(started.fields, draft));
  const fields = started.fields.filter((field) => !asked.has(field));
  const filled = new Set(Object.values(draft.fields));
  const chosen = fields.filter(({ key }) => key in draft.defaults && !filled.has(key));
  const offered = fields.filter(
    ({ key, has_default: hasDefault }) => hasDefault && !filled.has(key) && !(key in draft.defaults),
  );
  const set = (key: string, value: string): void => onDefaults({ ...draft.defaults, [key]: value });
  const remove = (removed: string): void =>
    onDefaults(Object.fromEntries(Object.entries(draft.defaults).filter(([key]) => key !== removed)));
  return (
    <section className={classes.defaults} aria-label={t('columns.defaults')}>
      <h3 className={classes.defaultsTitle}>{t('columns.defaults')}</h3>
      <p className={classes.intro}>{t('columns.defaultsHelp')}</p>
      {chosen.map((field) => (
        <div key={field.key} className={classes.default}>
          <DefaultValue
            field={field}
            value={draft.defaults[field.key] ?? ''}
            onValue={(value) => set(field.key, value)}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('columns.defaultRemove', { field: labelOf(t, field) })}
            onClick={() => remove(field.key)}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {offered.length > 0 && (
        <Select
          {...selectSign}
          className={classes.key}
          aria-label={t('columns.defaultAdd')}
          placeholder={t('columns.defaultAdd')}
          data={offered.map((field) => ({ value: field.key, label: labelOf(t, field) }))}
          value={null}
          searchable
          onChange={(key) => key !== null && set(key, '')}
        />
      )}
    </section>
  );
};

const FLAGS = ['1', '0'];

type ValueProps = {
  field: ImportField;
  value: string;
  onValue: (value: string) => void;
  /** Without a label of its own, where a sentence stands before it. */
  isBare?: boolean;
};

export const DefaultValue = ({ field, value, onValue, isBare = false }: ValueProps) => {
  const { t } = useImportWords();
  const named = isBare ? { 'aria-label': labelOf(t, field), size: 'xs' } : { label: labelOf(t, field) };
  const values = field.kind === 'flag' ? FLAGS : field.allowed;
  if (values === null) {
    return <TextInput {...named} value={value} onChange={(event) => onValue(event.currentTarget.value)} />;
  }
  const words = (each: string): string => formatValue(t, field, field.kind === 'flag' ? Number(each) : each);
  return (
    <Select
      {...selectSign}
      {...named}
      data={values.map((each) => ({ value: each, label: words(each) }))}
      value={value === '' ? null : value}
      allowDeselect={false}
      onChange={(each) => each !== null && onValue(each)}
    />
  );
};

import { labelOf } from './field-label.ts';
import type { ImportConfig } from './import-configs.ts';
import type { MappingDraft } from './mapping-draft.ts';
import type { StartedImport } from './use-started-import.ts';
import { useImportWords } from './use-import-words.ts';
import { MultiSelect } from '../../ui/select.tsx';
import classes from './columns-step.module.css';

type Props = {
  config: ImportConfig;
  started: StartedImport;
  draft: MappingDraft;
  onKeys: (keys: string[]) => void;
};

/** Chooses the fields that identify existing records, in the order in which they are tried; none makes every row new. */
export const KeyChoice = ({ config, started: { fields }, draft, onKeys }: Props) => {
  const { t } = useImportWords();
  const filled = new Set(Object.values(draft.fields));
  const keys = fields.filter(({ key, is_key: isKey }) => isKey && filled.has(key));
  const labels = draft.keys.flatMap((key) => {
    const field = keys.find((each) => each.key === key);
    return field ? [labelOf(t, field).toLowerCase()] : [];
  });
  const [first, ...rest] = labels;
  const help =
    first === undefined
      ? t('columns.noKeyHelp')
      : t('columns.keyHelp', { key: [first, ...rest.map((key) => t('columns.keyElse', { key }))].join(', ') });
  if (keys.length === 0) return <p className={classes.intro}>{t(`${config.object}.noKey`)}</p>;
  return (
    <MultiSelect
      className={classes.key}
      label={t('columns.key')}
      description={help}
      inputWrapperOrder={['label', 'input', 'description']}
      placeholder={draft.keys.length === 0 ? t(`${config.object}.noKey`) : undefined}
      data={keys.map((field) => ({ value: field.key, label: labelOf(t, field) }))}
      value={draft.keys}
      clearable
      onChange={onKeys}
    />
  );
};

import { Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { labelOf } from './field-label.ts';
import type { ImportConfig } from './import-configs.ts';
import type { MappingDraft } from './mapping-draft.ts';
import type { StartedImport } from './use-started-import.ts';
import { useImportWords } from './use-import-words.ts';
import classes from './columns-step.module.css';

const NONE = '-';

type Props = { config: ImportConfig; started: StartedImport; draft: MappingDraft; onKey: (key: string) => void };

/** Chooses the field that identifies existing records, or none. */
export const KeyChoice = ({ config, started: { fields }, draft, onKey }: Props) => {
  const { t } = useImportWords();
  const filled = new Set(Object.values(draft.fields));
  const keys = fields.filter(({ key, is_key: isKey }) => isKey && filled.has(key));
  const options = [
    ...keys.map((field) => ({ value: field.key, label: labelOf(t, field) })),
    { value: NONE, label: t(`${config.object}.noKey`) },
  ];
  const chosen = keys.find(({ key }) => key === draft.key);
  return (
    <Select
      className={classes.key}
      label={t('columns.key')}
      description={chosen ? t('columns.keyHelp', { key: labelOf(t, chosen).toLowerCase() }) : t('columns.noKeyHelp')}
      inputWrapperOrder={['label', 'input', 'description']}
      data={options}
      value={chosen?.key ?? NONE}
      allowDeselect={false}
      rightSection={<IconSelector size={16} stroke={1.75} />}
      rightSectionPointerEvents="none"
      onChange={(value) => onKey(value === null || value === NONE ? '' : value)}
    />
  );
};

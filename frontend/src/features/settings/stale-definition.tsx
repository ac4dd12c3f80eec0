import { useTranslation } from 'react-i18next';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import type { ThreeWay } from '../../form/three-way-diff.ts';
import type { DefinitionForm } from './custom-field-form.ts';
import type { OptionDraft } from './options-editor.tsx';

type Props = {
  difference: ThreeWay<DefinitionForm> | undefined;
  name: string;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: (chosen: DefinitionForm) => void;
};

/** Mine and theirs of a definition: words, options by name, switches as yes or no. */
export const StaleDefinition = ({ name, ...props }: Props) => {
  const { t } = useTranslation(['custom-fields', 'form']);
  const optionWords = ({ name: option, archived }: OptionDraft): string =>
    archived === 1 ? t('form.staleArchived', { name: option }) : option;
  return (
    <StaleEditModal
      {...props}
      title={t('edit.stale', { name })}
      labelOf={(field) => t(`form.${field}` as 'form.name')}
      show={(_, value) => {
        if (Array.isArray(value)) return value.map(optionWords).join(', ');
        return typeof value === 'number' ? t(value === 1 ? 'form:yes' : 'form:no') : value;
      }}
    />
  );
};

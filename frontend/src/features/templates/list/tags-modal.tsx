import { useTranslation } from 'react-i18next';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import { TagsCard } from '../../../records/tags-card.tsx';
import { Modal } from '../../../ui/modal.tsx';

/** The tags of a template, by which the list is narrowed. */
export const TagsModal = ({ row, close }: { row: TemplateOut; close: () => void }) => {
  const { t } = useTranslation(['template-pages', 'ui']);
  return (
    <Modal
      opened
      onClose={close}
      title={t('tags.title', { name: row.name })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <TagsCard object="contract_template" id={row.id} version={row.version} tags={row.tags} mayEdit />
    </Modal>
  );
};

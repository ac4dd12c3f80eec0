import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { editFile } from '#shared/contract/files/edit-file.ts';
import { documentTypes } from '#shared/documents/document.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { selectSign } from '../../ui/select-sign.tsx';
import { Select } from '../../ui/select.tsx';

const NONE = '';

/** The type of a document, saved as soon as it is chosen. */
export const TypeSelect = ({ document, write }: { document: DocumentOut; write: boolean }) => {
  const { t } = useTranslation('documents');
  const edit = useCall(editFile);
  const { id, document_type: type, filename } = document;
  if (!write) return <span>{t(type ? `type.${type}` : 'noType')}</span>;
  return (
    <Select
      aria-label={t('typeOf', { name: filename })}
      size="xs"
      withScrollArea={false}
      data={[
        { value: NONE, label: t('noType') },
        ...documentTypes.map((value) => ({ value, label: t(`type.${value}`) })),
      ]}
      value={type ?? NONE}
      allowDeselect={false}
      disabled={edit.isPending}
      {...selectSign}
      onChange={(value) =>
        edit.mutate(
          { body: { id, document_type: documentTypes.find((each) => each === value) ?? null } },
          { onSuccess: () => notifySuccess(t('typed')), onError: notifyThrown },
        )
      }
    />
  );
};

import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KEPT_AFTER_DELETE_DAYS } from '#shared/documents/document.ts';
import { DocumentIcon } from '../../documents/document-icon.tsx';
import { useDocumentChanges } from '../../documents/use-document-changes.ts';
import { useDocuments, type RecordRef } from '../../documents/use-documents.ts';
import { format } from '../../ui/format.ts';
import lines from '../../ui/lines.module.css';
import classes from './documents-page.module.css';

/** The documents deleted recently, which can be restored after the toast is gone. */
export const DeletedDocuments = ({ record }: { record: RecordRef }) => {
  const { t } = useTranslation('documents');
  const answer = useDocuments(record, true);
  const { restore } = useDocumentChanges();
  const deleted = answer.data?.data ?? [];
  if (deleted.length === 0) return null;
  return (
    <section className={classes.deleted} aria-labelledby="recently-deleted">
      <h2 id="recently-deleted">{t('recentlyDeleted')}</h2>
      <p className={lines.meta}>{t('deletedHelp', { days: KEPT_AFTER_DELETE_DAYS })}</p>
      <ul className={lines.list}>
        {deleted.map((document) => (
          <li key={document.id} className={`${lines.line} ${classes.line}`}>
            <DocumentIcon document={document} />
            <div className={lines.main}>
              <span className={classes.goneName}>{document.filename}</span>
              <span className={lines.meta}>
                {t('deletedUntil', { size: format().fileSize(document.filesize_bytes), date: document.deleted_until })}
              </span>
            </div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
              aria-label={t('restoreOf', { name: document.filename })}
              onClick={() => restore(document)}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

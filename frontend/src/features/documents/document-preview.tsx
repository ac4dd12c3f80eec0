import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { downloadFile } from '#shared/contract/files/download-file.ts';
import { problemFromError } from '../../api/problem.ts';
import { query, readForGood } from '../../api/query.ts';
import { useDocumentChanges } from '../../documents/use-document-changes.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import lines from '../../ui/lines.module.css';
import classes from './documents-page.module.css';

/**
 * The document itself, from the files host and never from a blob: a blob would inherit the page's policy, whose
 * `object-src` stops Chrome's viewer. The link is valid for a minute, so every opening requests a new one.
 */
export const DocumentPreview = ({ document }: { document: DocumentOut }) => {
  const { t } = useTranslation('documents');
  const { download } = useDocumentChanges();
  const { id, filename, preview } = document;
  const hasViewer = preview === 'image' || (preview === 'pdf' && navigator.pdfViewerEnabled);
  const link = useQuery({
    ...query(downloadFile, { params: { id }, query: { disposition: 'inline' } }),
    enabled: hasViewer,
    ...readForGood,
    gcTime: 0,
  });
  if (!hasViewer)
    return (
      <div className={lines.empty}>
        <p>{t(preview === 'pdf' ? 'noViewer' : 'noPreview')}</p>
        <Button leftSection={<IconDownload size={16} stroke={1.75} />} onClick={() => download(document)}>
          {t('download')}
        </Button>
      </div>
    );
  if (link.isError) return <ErrorBox problem={problemFromError(link.error)} onRetry={() => void link.refetch()} />;
  if (!link.data) return <Skeleton height={480} />;
  const { file_url: url } = link.data;
  return preview === 'image' ? (
    <div className={classes.imageFrame}>
      <img src={url} alt={t('preview', { name: filename })} />
    </div>
  ) : (
    <iframe className={classes.frame} src={url} title={t('preview', { name: filename })} />
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { template } from '#shared/contract/imports/template.ts';
import { useDownload } from '../../api/use-download.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { ImportFrame } from './import-frame.tsx';
import type { ImportConfig } from './import-configs.ts';
import { UploadPart } from './upload-part.tsx';
import type { GoTo } from './use-import-place.ts';
import { startedImport } from './use-started-import.ts';
import { useUpload } from './use-upload.ts';

/** Step 1: the user uploads a file, or downloads the template to make one. */
export const FileStep = ({ config, goTo }: { config: ImportConfig; goTo: GoTo }) => {
  const { t } = useTranslation('imports');
  const client = useQueryClient();
  const upload = useUpload(
    (id) => client.fetchQuery(startedImport(config.object, { upload: id, sheet: '', header: 0 })),
    (id, { import_id: importId }) => goTo({ step: 'columns', upload: id, importId, sheet: '', header: 0 }),
  );
  const file = useDownload(template);
  return (
    <ImportFrame config={config} step="file">
      <UploadPart
        title={t(`${config.object}.fileTitle`)}
        intro={t('file.intro')}
        help={t(`${config.object}.dropHelp`)}
        words={{ drop: t('file.drop'), limits: t('file.limits') }}
        upload={upload}
        template={{
          text: t('file.templateText'),
          busy: file.busy,
          onDownload: () => void file.download({ params: { object: config.object } }),
        }}
        also={<Link to={paths.importOf('workbook')}>{t('file.workbook')}</Link>}
      />
    </ImportFrame>
  );
};

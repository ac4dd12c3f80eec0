import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readWorkbook } from '#shared/contract/imports/read-workbook.ts';
import { workbookTemplate } from '#shared/contract/imports/workbook-template.ts';
import { callEndpoint } from '../../api/call.ts';
import { readForGood } from '../../api/query.ts';
import { useDownload } from '../../api/use-download.ts';
import { whenScanned } from '../../api/when-scanned.ts';
import { paths } from '../../ui/paths.ts';
import { useSearchParams } from '../../ui/router.ts';
import { Frame } from './import-frame.tsx';
import { UploadPart } from './upload-part.tsx';
import { useUpload } from './use-upload.ts';
import { keepWorkbookDraft, newDraft, readWorkbookDraft } from './workbook-draft.ts';
import { WorkbookSheets } from './workbook-sheets.tsx';

/** The workbook takes its upload, so the upload is the key of the call. */
const readOf = (upload: string) => ({
  queryKey: ['workbook', upload],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    whenScanned(
      () => callEndpoint(readWorkbook, { body: { upload_id: upload } }, { signal, idempotencyKey: upload }),
      signal,
    ),
  ...readForGood,
});

const WorkbookFile = ({ onRead }: { onRead: (upload: string) => void }) => {
  const { t } = useTranslation('imports');
  const client = useQueryClient();
  const upload = useUpload(
    (id) => client.fetchQuery(readOf(id)),
    (id, read) => {
      keepWorkbookDraft(id, newDraft(read));
      onRead(id);
    },
  );
  const file = useDownload(workbookTemplate);
  return (
    <UploadPart
      title={t('workbook.fileTitle')}
      intro={t('workbook.intro')}
      help={t('workbook.dropHelp')}
      words={{ drop: t('workbook.drop'), limits: t('workbook.limits') }}
      upload={upload}
      template={{ text: t('workbook.templateText'), busy: file.busy, onDownload: () => void file.download({}) }}
    />
  );
};

/** The import of one workbook with several sheets: /import/workbook. */
export const WorkbookPage = () => {
  const { t } = useTranslation('imports');
  const [search, setSearch] = useSearchParams();
  const upload = search.get('upload') ?? '';
  const draft = upload === '' ? undefined : readWorkbookDraft(upload);
  return (
    <Frame title={t('workbook.title')} back={paths.root} fileName={draft?.fileName}>
      {draft ? (
        <WorkbookSheets key={upload} upload={upload} first={draft} onAgain={() => setSearch({})} />
      ) : (
        <WorkbookFile onRead={(id) => setSearch({ upload: id })} />
      )}
    </Frame>
  );
};

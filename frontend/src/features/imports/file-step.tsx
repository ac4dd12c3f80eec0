import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { template } from '#shared/contract/imports/template.ts';
import { useDownload } from '../../api/use-download.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FileDrop, type Refusal } from './file-drop.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { ImportConfig } from './import-configs.ts';
import { useUpload, type UploadState } from './use-upload.ts';
import type { GoTo } from './use-import-place.ts';
import classes from './file-step.module.css';

/** Step 1: the user uploads a file, or downloads the template to make one. */
export const FileStep = ({ config, goTo }: { config: ImportConfig; goTo: GoTo }) => {
  const { t } = useTranslation('imports');
  const [refusal, setRefusal] = useState<Refusal>();
  const { state, send, stop } = useUpload(config.object, (upload, { import_id: importId }) =>
    goTo({ step: 'columns', upload, importId, sheet: '', header: 0 }),
  );
  const templateFile = useDownload(template);
  const busy = state.phase === 'sending' || state.phase === 'reading';
  const leave = useLeaveGuard(busy);
  return (
    <ImportFrame config={config} step="file">
      {leave.modal}
      <div className={classes.column}>
        <h2 className={classes.title}>{t(`${config.object}.fileTitle`)}</h2>
        <p className={classes.intro}>{t('file.intro')}</p>
        {refusal && <ErrorBox title={t('file.refused')} message={t(`file.${refusal}`)} />}
        {state.phase === 'refused' && <ErrorBox problem={state.problem} {...retryOf(state, send)} />}
        {busy ? (
          <Sending state={state} onStop={stop} />
        ) : (
          <FileDrop
            help={t(`${config.object}.dropHelp`)}
            disabled={busy}
            onRefused={setRefusal}
            onFile={(file) => {
              setRefusal(undefined);
              void send(file);
            }}
          />
        )}
        <section className={classes.template}>
          <div>
            <h3>{t('file.templateTitle')}</h3>
            <p className={classes.dim}>{t('file.templateText')}</p>
          </div>
          <Button
            variant="default"
            leftSection={<IconDownload />}
            loading={templateFile.busy}
            onClick={() => void templateFile.download({ params: { object: config.object } })}
          >
            {t('file.template')}
          </Button>
        </section>
      </div>
    </ImportFrame>
  );
};

/** A retry with the same file after a failure that may be temporary; a rejected file needs to be changed first. */
const retryOf = (state: UploadState & { phase: 'refused' }, send: (file: File) => Promise<void>) =>
  state.problem.status === 0 || state.problem.status >= 500 ? { onRetry: () => void send(state.file) } : {};

const Sending = ({ state, onStop }: { state: UploadState; onStop: () => void }) => {
  const { t } = useTranslation('imports');
  if (state.phase !== 'sending' && state.phase !== 'reading') return null;
  const { name } = state;
  const share = state.phase === 'sending' ? Math.floor(state.share * 100) : 100;
  return (
    <div className={classes.sending}>
      <div className={classes.sendingLine} role="status">
        <Spinner />
        <span className={classes.sendingName}>
          {t(`file.${state.phase === 'sending' ? 'uploading' : 'reading'}`, { name })}
        </span>
        <span className={classes.share}>{t('file.share', { share })}</span>
      </div>
      <Progress value={share} size={8} color="var(--bar-fill)" aria-label={t('file.progress', { name })} />
      <Button variant="default" onClick={onStop}>
        {t('file.stop')}
      </Button>
    </div>
  );
};

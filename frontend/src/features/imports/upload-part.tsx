import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maySendAgain } from '../../api/post-form.ts';
import { useUploadGuard } from '../../form/use-leave-guard.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FileDrop, type Refusal } from './file-drop.tsx';
import type { UploadState, useUpload } from './use-upload.ts';
import classes from './file-step.module.css';

type Props = {
  title: string;
  intro: string;
  help: string;
  words: { drop: string; limits: string };
  upload: ReturnType<typeof useUpload>;
  /** What the template holds, and how it is downloaded. */
  template: { text: string; busy: boolean; onDownload: () => void };
  /** A further way to import. */
  also?: ReactNode;
};

/** Takes the file of an import and sends it, or offers the template to make one. */
export const UploadPart = ({ title, intro, help, words, upload: { state, send, stop }, template, also }: Props) => {
  const { t } = useTranslation('imports');
  const [refusal, setRefusal] = useState<Refusal>();
  const busy = state.phase === 'sending' || state.phase === 'reading';
  const question = useUploadGuard(busy);
  return (
    <div className={classes.column}>
      {question}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.intro}>{intro}</p>
      {refusal && <ErrorBox title={t('file.refused')} message={t(`file.${refusal}`)} />}
      {state.phase === 'refused' && <ErrorBox problem={state.problem} {...retryOf(state, send)} />}
      {busy ? (
        <Sending state={state} onStop={stop} />
      ) : (
        <FileDrop
          help={help}
          words={words}
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
          <p className={classes.dim}>{template.text}</p>
        </div>
        <Button variant="default" leftSection={<IconDownload />} loading={template.busy} onClick={template.onDownload}>
          {t('file.template')}
        </Button>
      </section>
      {also && <p className={classes.dim}>{also}</p>}
    </div>
  );
};

/** A retry with the same file after a failure that may be temporary; a rejected file needs to be changed first. */
const retryOf = (state: UploadState & { phase: 'refused' }, send: (file: File) => Promise<void>) =>
  maySendAgain(state.problem) ? { onRetry: () => void send(state.file) } : {};

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

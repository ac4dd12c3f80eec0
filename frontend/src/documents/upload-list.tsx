import { ActionIcon, Progress } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadItem, Uploads } from './use-uploads.ts';
import classes from './documents.module.css';

const iconOf = ({ phase }: UploadItem) =>
  phase === 'done' ? IconCheck : phase === 'refused' ? IconAlertCircle : IconFile;

type Props = {
  uploads: Uploads;
  /** Leaves out finished uploads, where the documents themselves are listed above. */
  hideDone?: boolean;
};

/** One line per file with its progress or the reason for a refusal; a failed upload stays until it is removed. */
export const UploadList = ({ uploads, hideDone = false }: Props) => {
  const { t } = useTranslation('documents');
  const shown = uploads.items.filter(({ phase }) => !hideDone || phase !== 'done');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t('uploads')}>
      {shown.map((item) => (
        <UploadLine key={item.key} item={item} uploads={uploads} />
      ))}
    </ul>
  );
};

const UploadLine = ({ item, uploads }: { item: UploadItem; uploads: Uploads }) => {
  const { t } = useTranslation('documents');
  const { phase, file, share, reason } = item;
  const { name } = file;
  const isOpen = phase === 'waiting' || phase === 'sending' || phase === 'checking';
  const words = {
    waiting: t('waiting'),
    sending: t('uploading', { share: Math.floor(share * 100) }),
    checking: t('checking'),
    done: t('uploaded'),
    refused: reason ?? '',
    stopped: t('stopped'),
  }[phase];
  return (
    <li className={classes.uploadLine} data-phase={phase}>
      {createElement(iconOf(item), { size: 16, stroke: 1.75, className: classes.icon })}
      <div className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.state} role={phase === 'refused' ? 'alert' : undefined}>
          {words}
        </span>
        {(phase === 'sending' || phase === 'checking') && (
          <Progress value={share * 100} size={4} color="var(--bar-fill)" aria-label={t('progress', { name })} />
        )}
      </div>
      {item.retry && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('againOf', { name })}
          onClick={() => uploads.again(item)}
        >
          <IconRefresh size={16} stroke={1.75} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={isOpen ? t('stopOf', { name }) : t('removeOf', { name })}
        onClick={() => (isOpen ? uploads.stop(item) : uploads.drop(item))}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
};

import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_MAX_MB, documentEndings } from '#shared/documents/document.ts';
import classes from './documents.module.css';

/** The file types that the file chooser offers; a dropped file of another type is refused with a reason in the list. */
const accepted = Object.values(documentEndings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

type Props = {
  onFiles: (files: File[]) => void;
  /** Takes one line, for a card. */
  compact?: boolean;
};

/** Takes files that are dropped or chosen with the button, several at once, and states the limits beforehand. */
export const UploadDrop = ({ onFiles, compact = false }: Props) => {
  const { t } = useTranslation('documents');
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      className={compact ? classes.slim : classes.drop}
      classNames={{ inner: (compact ? classes.slimInner : classes.dropInner) ?? '' }}
      multiple
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': t('choose'), tabIndex: -1, accept: accepted }}
      tabIndex={-1}
      onDrop={onFiles}
    >
      <IconFileUpload size={compact ? 16 : 28} stroke={compact ? 1.75 : 1.5} className={classes.dropIcon} />
      <Dropzone.Accept>
        <p className={classes.dropTitle}>{t('dropNow')}</p>
      </Dropzone.Accept>
      <Dropzone.Idle>
        {compact ? (
          <p className={classes.dropLine}>
            {t('dropOr')}{' '}
            <button type="button" className={classes.browse} onClick={() => open.current?.()}>
              {t('browse')}
            </button>
          </p>
        ) : (
          <p className={classes.dropTitle}>{t('drop')}</p>
        )}
      </Dropzone.Idle>
      {!compact && (
        <Button className={classes.choose} onClick={() => open.current?.()}>
          {t('choose')}
        </Button>
      )}
      <p className={classes.dim}>{t(compact ? 'limitsShort' : 'limits', { max: DOCUMENT_MAX_MB })}</p>
    </Dropzone>
  );
};

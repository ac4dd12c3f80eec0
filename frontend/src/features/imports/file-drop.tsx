import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { importTypes } from './file-types.ts';
import classes from './file-step.module.css';

const MAX_BYTES = 25 * 1024 * 1024;

export type Refusal = 'notExcel' | 'tooLarge' | 'empty';

const refusalOf = (rejections: readonly FileRejection[]): Refusal =>
  rejections[0]?.errors.some(({ code }) => code === 'file-too-large') ? 'tooLarge' : 'notExcel';

type Props = {
  help: string;
  /** What may be dropped, and how much. */
  words: { drop: string; limits: string };
  disabled: boolean;
  onFile: (file: File) => void;
  onRefused: (why: Refusal) => void;
};

/** Takes the file, dropped or chosen with the button. The file store and the API check it again. */
export const FileDrop = ({ help, words, disabled, onFile, onRefused }: Props) => {
  const { t } = useTranslation('imports');
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      className={classes.drop}
      classNames={{ inner: classes.dropInner }}
      accept={importTypes}
      maxSize={MAX_BYTES}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      disabled={disabled}
      inputProps={{ 'aria-label': t('file.choose'), tabIndex: -1 }}
      tabIndex={-1}
      onReject={(rejections: FileRejection[]) => onRefused(refusalOf(rejections))}
      onDrop={([file]: File[]) => {
        if (!file) return;
        if (file.size === 0) onRefused('empty');
        else onFile(file);
      }}
    >
      <IconFileSpreadsheet size={28} stroke={1.5} className={classes.dropIcon} />
      <Dropzone.Accept>
        <p className={classes.dropTitle}>{t('file.dropNow')}</p>
      </Dropzone.Accept>
      <Dropzone.Reject>
        <p className={classes.dropTitle}>{t('file.notExcel')}</p>
      </Dropzone.Reject>
      <Dropzone.Idle>
        <p className={classes.dropTitle}>{words.drop}</p>
      </Dropzone.Idle>
      <p className={classes.dim}>{help}</p>
      <Button className={classes.choose} disabled={disabled} onClick={() => open.current?.()}>
        {t('file.choose')}
      </Button>
      <p className={classes.dim}>{words.limits}</p>
    </Dropzone>
  );
};

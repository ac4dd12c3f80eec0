import '@mantine/dropzone/styles.layer.css';
import { Button, Input, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wrapperProps, type FieldProps } from './field-props.ts';
import { pictureId, SENDING } from './picture-id.ts';
import type { Fit } from './shrink-picture.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import classes from './picture-field.module.css';

type Props = FieldProps & {
  /** Links to the stored pictures whose id the value may be. */
  links: readonly (string | null)[];
  /** Draws the picture as it will be shown, or its stand-in for `null`. */
  preview: (link: string | null) => ReactNode;
  /** `square` cuts a square out of the middle, `whole` keeps the shape of the picture. */
  fit: Fit;
};

type ActionsProps = {
  path: string | undefined;
  isEmpty: boolean;
  disabled: boolean;
  onChoose: () => void;
  /** Sends the picture again whose upload failed. */
  onAgain: (() => void) | undefined;
  onRemove: () => void;
};

const PictureActions = ({ path, isEmpty, disabled, onChoose, onAgain, onRemove }: ActionsProps) => {
  const { t } = useTranslation(['form', 'ui']);
  return (
    <div className={classes.actions}>
      <Button variant="default" size="xs" data-path={path} disabled={disabled} onClick={onChoose}>
        {t(isEmpty ? 'picture.choose' : 'picture.replace')}
      </Button>
      {onAgain && (
        <Button variant="default" size="xs" onClick={onAgain}>
          {t('ui:retry')}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="subtle" color="gray" size="xs" onClick={onRemove}>
          {t('picture.remove')}
        </Button>
      )}
    </div>
  );
};

/**
 * A picture that is dropped or chosen, shrunk and uploaded at once. The value is the id of the upload, which is also
 * the id of the picture once it is stored; '' means no picture, `SENDING` an upload that is not finished.
 */
export const PictureField = ({ links, preview, fit, value = '', onChange, ...props }: Props) => {
  const { t } = useTranslation(['form', 'ui']);
  const open = useRef<() => void>(null);
  const { state, sent, send, reset, reject } = usePictureUpload(fit);
  const before = useRef(value);
  const isSending = value === SENDING;
  const link = sent?.id === value ? sent.link : (links.find((one) => pictureId(one) === value) ?? null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!isSending) before.current = value;
    onChange(SENDING);
    const end = await send(file);
    if (end !== 'stopped') onChange(end === 'failed' ? before.current : end.id);
  };
  const again = state.phase === 'refused' && state.why === 'failed' ? state.file : undefined;
  const problem =
    state.phase !== 'refused' ? undefined : state.why === 'failed' ? state.reason : t('picture.notPicture');
  const { 'data-path': path, ...wrapper } = wrapperProps(props, problem ?? props.error);
  return (
    <Input.Wrapper {...wrapper} labelElement="div">
      <Dropzone
        openRef={open}
        className={classes.drop}
        classNames={{ inner: classes.inner }}
        accept={['image/png', 'image/jpeg', 'image/webp']}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        disabled={props.disabled ?? false}
        inputProps={{ 'aria-label': props.label, tabIndex: -1 }}
        tabIndex={-1}
        onReject={() => {
          reject();
          if (isSending) onChange(before.current);
        }}
        onDrop={([file]: File[]) => void take(file)}
      >
        {preview(isSending ? null : link)}
        <div className={classes.side}>
          <PictureActions
            path={path}
            isEmpty={value === ''}
            disabled={props.disabled ?? false}
            onChoose={() => open.current?.()}
            onAgain={again && (() => void take(again))}
            onRemove={() => {
              reset();
              onChange('');
            }}
          />
          {isSending ? (
            <Progress
              value={state.phase === 'sending' ? state.share * 100 : 0}
              aria-label={t('picture.sending')}
              className={classes.progress}
            />
          ) : (
            <p className={classes.hint}>{t('picture.hint')}</p>
          )}
        </div>
      </Dropzone>
    </Input.Wrapper>
  );
};

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALT_MAX, IMAGE_TYPES } from '#shared/document-content/limits.ts';
import { FieldError } from '../form/field-error.tsx';
import { tooLongMessage } from '../form/field-props.ts';
import { FormModal } from '../form/form-modal.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';
import type { PictureLook } from './drawn/draw-nodes.ts';
import { pictureData } from './picture-data.ts';

/** How many pixels of the screen the text is wide; the width of a picture counts in them. */
const TEXT_WIDTH = 640;

type Props = {
  /** The picture that is changed; absent when one is added. */
  start: PictureLook | undefined;
  /** A file that was pasted or dropped into the text. */
  dropped: File | undefined;
  onSave: (picture: PictureLook) => void;
  close: () => void;
};

/** Asks for a picture, what it shows, and how wide it is drawn. */
export const PictureModal = ({ start, dropped, onSave, close }: Props) => {
  const { t } = useTranslation('document-editor');
  const [file, setFile] = useState<File | null>(dropped ?? null);
  const [alt, setAlt] = useState(start?.alt ?? '');
  const [width, setWidth] = useState(start?.width ? String(start.width) : '');
  const [reading, setReading] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const tooLong = tooLongMessage(alt, ALT_MAX);
  const submit = async (): Promise<void> => {
    if (tooLong !== undefined) return;
    const own = { alt, width: width === '' ? null : Math.min(TEXT_WIDTH, Number(width)) };
    if (start) {
      onSave({ ...start, ...own });
      return;
    }
    setReading(true);
    const data = file ? await pictureData(file) : undefined;
    setReading(false);
    setRefused(!data);
    if (data) onSave({ fileId: null, src: data.src, alt, width: own.width ?? Math.min(TEXT_WIDTH, data.width) });
  };
  return (
    <FormModal
      title={t('picture.title')}
      submit={t(start ? 'picture.save' : 'picture.insert')}
      saving={reading}
      onSubmit={() => void submit()}
      close={close}
    >
      {!start && (
        <TextInput
          type="file"
          label={t('picture.file')}
          description={dropped?.name ?? t('picture.fileHint')}
          accept={IMAGE_TYPES.join(',')}
          required={!dropped}
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
          error={isRefused && t('picture.notPicture')}
        />
      )}
      <TextInput
        label={t('picture.alt')}
        description={t('picture.altHint')}
        error={
          tooLong !== undefined && (
            <FieldError label={t('picture.alt')} isCounted>
              {tooLong}
            </FieldError>
          )
        }
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <WholeNumberField
        label={t('picture.width')}
        help={t('picture.widthHint')}
        unit="px"
        max={TEXT_WIDTH}
        value={width}
        onChange={setWidth}
      />
    </FormModal>
  );
};

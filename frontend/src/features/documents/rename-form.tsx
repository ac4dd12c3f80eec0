import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { editFile } from '#shared/contract/files/edit-file.ts';
import { endingOf } from '#shared/documents/document.ts';
import { FILE_NAME_MAX } from '#shared/documents/file-name.ts';
import { useCall } from '../../api/query.ts';
import { FieldError } from '../../form/field-error.tsx';
import { tooLongMessage } from '../../form/field-props.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import classes from './documents-page.module.css';

/**
 * Renames a document in place. The ending cannot be edited, because renaming does not change the format; Esc cancels.
 */
export const RenameForm = ({ document, ...props }: { document: DocumentOut; close: () => void }) => {
  const { t } = useTranslation('documents');
  const { id, filename, version } = document;
  const ending = endingOf(filename);
  const suffix = ending === '' ? '' : filename.slice(-(ending.length + 1));
  const { form, close } = useDialogForm(
    { name: filename.slice(0, filename.length - suffix.length) },
    props.close,
    `rename:${id}`,
  );
  const { name } = form.values;
  const [nameError, setNameError] = useState<string>();
  const tooLong = tooLongMessage(name, FILE_NAME_MAX - suffix.length);
  const edit = useCall(editFile);
  const submit = (): void => {
    edit.mutate(
      { body: { id, filename: name.trim() === '' ? '' : name.trim() + suffix, version } },
      {
        onSuccess: ({ filename: saved }) => {
          notifySuccess(t('renamed', { name: saved }));
          close();
        },
        onError: ({ problem }) => setNameError(problem.fields[0]?.message ?? problem.reason_phrase),
      },
    );
  };
  return (
    <form className={classes.rename} onSubmit={submitHandler(submit)} noValidate>
      <TextInput
        aria-label={t('renameOf', { name: filename })}
        size="xs"
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- why: the field stands in the place of the button that was pressed
        autoFocus
        value={name}
        error={
          (nameError ?? tooLong) !== undefined && (
            <FieldError label={t('name')} isCounted={nameError === undefined}>
              {nameError ?? tooLong}
            </FieldError>
          )
        }
        rightSection={suffix === '' ? undefined : <span className={classes.suffix}>{suffix}</span>}
        rightSectionWidth={16 + suffix.length * 7}
        rightSectionPointerEvents="none"
        onChange={(event) => {
          form.setFieldValue('name', event.currentTarget.value);
          setNameError(undefined);
        }}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <Button type="submit" size="xs" loading={edit.isPending}>
        {t('save')}
      </Button>
      <Button size="xs" variant="default" onClick={close}>
        {t('cancel')}
      </Button>
    </form>
  );
};

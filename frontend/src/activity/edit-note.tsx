import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#shared/contract/activity/add-note.ts';
import { editNote } from '#shared/contract/activity/edit-note.ts';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../api/query.ts';
import { FieldError } from '../form/field-error.tsx';
import { FormModal } from '../form/form-modal.tsx';
import { GrowingText } from '../ui/growing-text.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { TextCounter } from '../ui/text-counter.tsx';

type Props = {
  note: Omit<EndpointCall<typeof editNote>['body'], 'note'>;
  text: string;
  close: () => void;
};

/** Changes the text of a note under the rules of a new one. */
export const EditNote = ({ note, text, close }: Props) => {
  const { t } = useTranslation('activity');
  const [words, setWords] = useState(text);
  const call = useCall(editNote);
  const used = words.trim().length;
  const wrong =
    used > NOTE_MAX
      ? issue('note', 'note_too_long').message
      : used === 0
        ? issue('note', 'required').message
        : call.error?.problem.fields[0]?.message;
  return (
    <FormModal
      title={t('editNote')}
      submit={t('saveNote')}
      saving={call.isPending}
      problem={call.error?.problem}
      close={close}
      onSubmit={() => {
        if (used === 0 || used > NOTE_MAX) return;
        call.mutate(
          { body: { ...note, note: words } },
          {
            onSuccess: () => {
              notifySuccess(t('noteSaved'));
              close();
            },
          },
        );
      }}
    >
      <GrowingText
        aria-label={t('note')}
        data-autofocus
        minRows={3}
        maxRows={10}
        value={words}
        error={wrong && <FieldError label={t('note')}>{wrong}</FieldError>}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TextCounter used={used} max={NOTE_MAX} />
    </FormModal>
  );
};

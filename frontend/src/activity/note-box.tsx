import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { addNote, NOTE_MAX } from '#shared/contract/activity/add-note.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../api/query.ts';
import { DraftNotice } from '../form/draft-notice.tsx';
import { FieldError } from '../form/field-error.tsx';
import { useDraft, useKeptDraft } from '../form/use-draft.ts';
import { GrowingText } from '../ui/growing-text.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { TextCounter } from '../ui/text-counter.tsx';
import { submitHandler } from '../ui/submit-handler.ts';
import classes from './activity.module.css';

/** A note of at most 400 characters; longer text is kept with an error, never cut off (docs/areas/records.md#feed). */
export const NoteBox = ({ object, id }: { object: ObjectType; id: number }) => {
  const { t } = useTranslation('activity');
  const draft = useDraft({ note: '' }, `${object}:${id}`);
  const [note, setNote] = useState(draft.found?.values.note ?? '');
  const [refusal, setRefusal] = useState<string>();
  const add = useCall(addNote);
  const used = note.trim().length;
  useKeptDraft(draft.keep, used > 0 ? { values: { note } } : undefined);
  const clear = (): void => {
    setNote('');
    draft.discard();
  };
  const tooLong = used > NOTE_MAX ? issue('note', 'note_too_long').message : undefined;
  const refused = tooLong ?? refusal;
  const submit = (): void => {
    if (tooLong !== undefined) return;
    if (used === 0) return setRefusal(issue('note', 'required').message);
    add.mutate(
      { body: { relatedObject: object, relatedObjectId: id, note } },
      {
        onSuccess: () => {
          clear();
          notifySuccess(t('noteAdded'));
        },
        onError: ({ problem }) => setRefusal(problem.fields[0]?.message ?? problem.reason_phrase),
      },
    );
  };
  return (
    <form onSubmit={submitHandler(submit)} className={classes.note} noValidate data-print="none">
      <DraftNotice onDiscard={draft.found && clear} />
      <GrowingText
        aria-label={t('note')}
        placeholder={t('notePlaceholder')}
        minRows={2}
        maxRows={10}
        value={note}
        error={refused && <FieldError label={t('note')}>{refused}</FieldError>}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setRefusal(undefined);
        }}
      />
      <div className={classes.noteFoot}>
        <TextCounter used={used} max={NOTE_MAX} />
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  );
};

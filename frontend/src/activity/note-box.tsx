import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { addNote, NOTE_MAX } from '#shared/contract/activity/add-note.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../api/query.ts';
import { GrowingText } from '../ui/growing-text.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { TextCounter } from '../ui/text-counter.tsx';
import classes from './activity.module.css';

/** A note of at most 400 characters; longer text is kept with an error, never cut off (docs/areas/records.md#feed). */
export const NoteBox = ({ object, id }: { object: ObjectType; id: number }) => {
  const { t } = useTranslation('activity');
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const add = useCall(addNote);
  const used = note.trim().length;
  const tooLong = used > NOTE_MAX ? issue('note', 'note_too_long').message : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (tooLong !== undefined) return;
    if (used === 0) return setRefusal(issue('note', 'required').message);
    add.mutate(
      { body: { relatedObject: object, relatedObjectId: id, note } },
      {
        onSuccess: () => {
          setNote('');
          notifySuccess(t('noteAdded'));
        },
        onError: ({ problem }) => setRefusal(problem.fields[0]?.message ?? problem.reason_phrase),
      },
    );
  };
  return (
    <form onSubmit={submit} className={classes.note} noValidate data-print="none">
      <GrowingText
        aria-label={t('note')}
        placeholder={t('notePlaceholder')}
        minRows={2}
        maxRows={10}
        value={note}
        error={tooLong ?? refusal}
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

import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startBulkAct } from '#shared/contract/records/start-bulk-act.ts';
import { issue } from '#shared/errors/issue.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { hasFeature } from '#shared/permissions/rules.ts';
import { NOTE_MAX, type BulkAct } from '#shared/records/bulk-acts.ts';
import { useCall } from '../api/query.ts';
import { notifyWhenEnded } from '../api/started-runs.ts';
import { FormModal } from '../form/form-modal.tsx';
import { LineField } from '../form/line-field.tsx';
import { PersonPicker } from '../form/person-picker.tsx';
import { useDialogForm } from '../form/use-dialog-form.tsx';
import { useActor } from '../ui/actor.tsx';
import { ActDayField } from './act-day-field.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { chosenRecords } from './chosen-records.ts';
import { useActDay } from './use-act-day.ts';

type Props = BulkFormProps & { act: BulkAct };

/** Asks before many records are archived, returned, transferred, checked or ended, and for the day where one counts. */
export const ActForm = ({ object, act, target, ...props }: Props) => {
  const { t } = useTranslation('bulk');
  const actor = useActor();
  const kind = kindFacts[object].bulkActs[act]?.day;
  const day = useActDay(kind ?? 'first', object === 'car' && hasFeature(actor, 'cars/end-date-push'));
  const [to, setTo] = useState(0);
  const [toError, setToError] = useState<string>();
  const { form, notice, forget, close } = useDialogForm({ note: '' }, props.onClose, `act:${object}:${act}`);
  const mayNote = kindFacts[object].bulkActs[act]?.note === true;
  const call = useCall(startBulkAct);
  const things = t(`things.${object}`, { count: target.count });
  const start = (): void => {
    if (act === 'transfer' && to === 0) return setToError(issue('to_employee_id', 'required').message);
    if (kind && day.issue) return day.setError(day.issue.message);
    const body = {
      object_type: object,
      ...chosenRecords(target),
      act,
      ...(act === 'transfer' && { to_employee_id: to }),
      ...(kind && { date: day.wire }),
      ...(mayNote && form.values),
    };
    call.mutate(
      { body },
      {
        onSuccess: ({ run_id: runId }) => {
          notifyWhenEnded(runId);
          forget();
          props.onStarted();
        },
        onError: ({ problem: { fields } }) => {
          setToError(fields.find(({ path }) => path === 'to_employee_id')?.message);
          day.setError(fields.find(({ path }) => path === 'date')?.message);
          form.setFieldError('note', fields.find(({ path }) => path === 'note')?.message);
        },
      },
    );
  };
  return (
    <FormModal
      title={t(`act.${act}.title`, { things })}
      submit={t(`act.${act}.confirm`)}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={start}
      close={close}
    >
      {notice}
      <Text c="var(--second)">{t(`act.${act}.${object}`)}</Text>
      {act === 'transfer' && (
        <PersonPicker
          label={t('act.to')}
          required
          nobody={false}
          value={to}
          error={toError}
          onChange={(id) => {
            setTo(id);
            setToError(undefined);
          }}
          data-autofocus
        />
      )}
      {kind && <ActDayField day={day} />}
      {mayNote && (
        <LineField
          label={t('act.note')}
          help={t('act.noteHelp')}
          max={NOTE_MAX}
          {...form.getInputProps('note')}
          value={form.values.note}
        />
      )}
    </FormModal>
  );
};

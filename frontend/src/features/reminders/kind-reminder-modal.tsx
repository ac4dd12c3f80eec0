import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import { roles } from '#shared/permissions/actor.ts';
import { DAYS_BEFORE_MAX, MESSAGE_MAX } from '#shared/reminders/reminder.rules.ts';
import { useCall } from '../../api/query.ts';
import { DialogEdit } from '../../form/dialog-edit.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { FieldPair } from '../../form/field-pair.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { useDialogEdit } from '../../form/use-dialog-edit.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { objectTypeOf } from '../../records/record-kinds.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import {
  kindFormIssues,
  kindFormOf,
  kindOf,
  newKindReminder,
  withKind,
  type KindReminderForm,
  type StoredKindReminder,
} from './kind-reminder-form.ts';
import { bodyOf, toFormIssue, type ToKind } from './reminder-form.ts';
import { useReminderWords } from './reminder-words.ts';
import { useKindName } from './use-kind-name.ts';
import type { KindReminder, ReminderKind } from './use-kind-reminders.ts';

type Props = { kinds: readonly ReminderKind[]; reminder: KindReminder | undefined; close: () => void };

/** Adds a reminder of every record of a kind, or changes one; its kind stays. */
export const KindReminderModal = ({ kinds, reminder, close }: Props) => {
  const nameOf = useKindName();
  const adding = useCall(addReminder);
  const editing = useCall(editReminder);
  const today = useToday();
  const edit = useDialogEdit<KindReminderForm, StoredKindReminder, unknown>({
    stored: reminder ?? newKindReminder,
    formOf: kindFormOf,
    issuesOf: (typed) => kindFormIssues(typed, kinds, today),
    issueOf: toFormIssue,
    call: reminder ? editing : adding,
    save: (typed, version) =>
      reminder
        ? editing.mutateAsync({ body: { id: reminder.id, version, ...bodyOf(typed) } })
        : // why: without a kind the form was not sent
          adding.mutateAsync({ body: { related_object: kindOf(typed, kinds)!.object, ...bodyOf(typed) } }),
    onSaved: () => notifySuccess(t(reminder ? 'saved' : 'added')),
    close,
    subject: `kinds:${reminder?.id ?? ''}`,
  });
  const { form } = edit;
  const kind = kindOf(form.values, kinds);
  const { t, fieldName, toWhom, entered } = useReminderWords({ fields: kind?.fields ?? [], person: null });
  const field = fieldOf(form, (name) => (name === 'object' ? t('kinds.object') : t(`field.${name}`)));
  const recipients: ToKind[] = [
    'me',
    ...(kind?.may_remind_others ? [...(kind.has_person ? (['person'] as const) : []), ...roles] : []),
  ];
  const kindName = (object: string): string => {
    const known = objectTypeOf(object);
    return known ? nameOf(known) : '';
  };
  return (
    <DialogEdit
      edit={edit}
      title={t(reminder ? 'kinds.editTitle' : 'kinds.addTitle')}
      submit={t(reminder ? 'save' : 'add')}
      disabled={reminder !== undefined && !edit.isChanged}
      // why: the paths are those of the fields of the form
      labelOf={(path) => (path === 'object' ? t('kinds.object') : t(`field.${path}`))}
      show={(name, value) => (name === 'object' ? kindName(value) : entered(name, value))}
    >
      {!reminder && (
        <SelectField
          {...field('object')}
          required
          data-autofocus
          options={kinds.map(({ object }) => ({ value: object, label: kindName(object) }))}
          onChange={(object) => {
            const chosen = kindOf({ object }, kinds);
            if (chosen) form.setValues(withKind(form.values, chosen));
          }}
        />
      )}
      <TextArea
        {...field('message')}
        max={MESSAGE_MAX}
        rows={2}
        required
        data-autofocus={reminder !== undefined || undefined}
      />
      <SelectField {...field('to')} options={recipients.map((to) => ({ value: to, label: toWhom(to) }))} />
      <FieldPair>
        <WholeNumberField {...field('days_before')} min={0} max={DAYS_BEFORE_MAX} unit={t('days')} required />
        <SelectField
          {...field('field')}
          required
          help={t('kinds.atOnce')}
          options={(kind?.fields ?? []).map(({ key }) => ({ value: key, label: fieldName(key) }))}
        />
      </FieldPair>
    </DialogEdit>
  );
};

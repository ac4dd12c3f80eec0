import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { RecordFacts } from '#shared/contract/records/record-reading.ts';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { useCall } from '../api/query.ts';
import { afterPress } from '../form/after-press.ts';
import { changedFields } from '../form/changed-fields.ts';
import { EditPage } from '../form/edit-page.tsx';
import { focusField } from '../form/focus-field.ts';
import { useEdit } from '../form/use-edit.ts';
import type { EditStart } from '../form/use-stale-edit.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useGoOn, useLocation } from '../ui/router.ts';
import { CustomFieldInput } from './custom-field-input.tsx';
import { formIssues, formOf, keyOf, customValueText, valueIssues, type CustomForm } from './custom-form.ts';
import { recordKinds } from './record-kinds.ts';
import classes from './records.module.css';

/** The part of a record that this form edits; a 409 answers it as `current`. */
type Stored = { custom_fields: readonly CustomFieldOut[]; version: number };
type Props = { object: ObjectType; record: RecordFacts; back: string };

/** The form of all custom fields of one record; it sends the changed ones. */
export const CustomFieldsForm = ({ object, record, back }: Props) => {
  const kind = recordKinds[object];
  const { t } = useTranslation(['custom-fields', 'form', feedFactsOf(object).messages]);
  const goOn = useGoOn();
  const { hash } = useLocation();
  const call = useCall(setCustomFieldValue);
  const edit = useEdit<CustomForm, Stored>({
    record: { custom_fields: record.customFields, version: record.version },
    formOf: (stored) => formOf(stored.custom_fields),
    call,
  });
  const { form, start, stale } = edit;
  const { custom_fields: fields } = start.record;
  const fieldAt = (path: string, among = fields) => among.find((field) => keyOf(field) === path);

  // The "Add" link beside an empty value names its field in the hash.
  useEffect(() => {
    if (hash !== '') focusField(hash.slice(1));
  }, [hash]);

  const send = (mine: CustomForm, { record: from, values }: EditStart<CustomForm, Stored>): void => {
    if (edit.issues.show(formIssues(from.custom_fields, values, mine))) return;
    const target = { object_type: object, object_id: record.id, version: from.version };
    void edit.trackSave(call.mutateAsync({ body: { ...target, ...changedFields(values, mine) } }), mine, () => {
      notifySuccess(t('edit.saved', { name: record.name }));
      goOn(back);
    });
  };
  const check = (field: CustomFieldOut): void => {
    const key = keyOf(field);
    const value = form.values[key] ?? '';
    const [issue] = value === start.values[key] ? [] : valueIssues(field, value);
    if (issue) form.setFieldError(key, issue.message);
    else form.clearFieldError(key);
  };
  const words = { yes: t('form:yes'), no: t('form:no') };
  return (
    <EditPage
      edit={edit}
      title={t('edit.title', { name: record.name })}
      crumbs={[
        { label: t(kind.title), to: kind.list },
        { label: record.name, to: kind.path(record.id) },
      ]}
      cancelTo={back}
      submit={t('edit.save')}
      labelOf={(path) => fieldAt(path)?.name}
      staleTitle={t('edit.stale', { name: record.name })}
      show={(path, value) => customValueText(fieldAt(path, stale.theirs?.custom_fields), value, words)}
      send={send}
    >
      {fields.length === 0 && <p className={classes.hint}>{t('edit.none')}</p>}
      {fields.map((field) => (
        <CustomFieldInput
          key={field.id}
          field={field}
          {...form.getInputProps(keyOf(field))}
          value={form.values[keyOf(field)] ?? ''}
          onBlur={() => afterPress(() => check(field))}
        />
      ))}
    </EditPage>
  );
};

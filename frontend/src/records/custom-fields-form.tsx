import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/activity/events.ts';
import type { CustomFieldOut } from '#shared/contract/records/recorded.ts';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useCall } from '../api/query.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { focusField } from '../form/focus-field.ts';
import { FormPage } from '../form/form-page.tsx';
import { StaleEditModal } from '../form/stale-edit-modal.tsx';
import { threeWayDiff } from '../form/three-way-diff.ts';
import { useFormIssues } from '../form/use-form-issues.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useLocation, useNavigate } from '../ui/router.ts';
import { CustomFieldInput } from './custom-field-input.tsx';
import { changedValues, formIssues, formOf, keyOf, shownValue, valueIssues, type CustomForm } from './custom-form.ts';
import { recordKinds, type RecordFacts } from './record-kinds.ts';
import classes from './records.module.css';

type Base = { fields: readonly CustomFieldOut[]; values: CustomForm; version: number };
type Props = { object: ObjectType; record: RecordFacts; back: string };

const baseOf = (fields: readonly CustomFieldOut[], version: number): Base => ({
  fields,
  values: formOf(fields),
  version,
});

/** What is stored now, as a 409 brings it. */
const storedIn = (problem: Problem): Base =>
  baseOf((problem['current'] as { custom_fields: CustomFieldOut[] }).custom_fields, Number(problem['version']));

/** All custom fields of one record; what is sent is what was changed. */
export const CustomFieldsForm = ({ object, record, back }: Props) => {
  const kind = recordKinds[object];
  const { t } = useTranslation(['custom-fields', 'form', kind.words]);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [base, setBase] = useState(() => baseOf(record.customFields, record.version));
  const [theirs, setTheirs] = useState<Base>();
  const form = useForm<CustomForm>({ initialValues: base.values });
  const issues = useFormIssues(form);
  const guard = useLeaveGuard(Object.keys(changedValues(base.values, form.values)).length > 0);
  const call = useCall(setCustomFieldValue, [kind.area, 'segments']);
  const { fields } = base;
  const labelOf = (path: string) => fields.find((field) => keyOf(field) === path)?.name;

  // "Add" beside an empty value names its field.
  useEffect(() => {
    if (hash !== '') focusField(hash.slice(1));
  }, [hash]);

  const leave = (words: string): void => {
    guard.letGo();
    notifySuccess(words);
    void navigate(back);
  };
  const send = (values: CustomForm, from: Base): void => {
    const changes = changedValues(from.values, values);
    if (Object.keys(changes).length === 0) return leave(t('edit.unchanged'));
    call.mutate(
      { body: { object_type: object, object_id: record.id, version: from.version, ...changes } },
      {
        onSuccess: () => leave(t('edit.saved', { name: record.name })),
        onError: ({ problem }) => {
          if (problem.code === 'stale_version') setTheirs(storedIn(problem));
          else issues.showProblem(problem);
        },
      },
    );
  };
  const save = (values: CustomForm, from: Base): void => {
    if (!issues.show(formIssues(from.fields, from.values, values))) send(values, from);
  };
  const takeOver = (values: CustomForm, from: Base): void => {
    setBase(from);
    form.setInitialValues(from.values);
    form.setValues(values);
    setTheirs(undefined);
  };
  const check = (field: CustomFieldOut): void => {
    const key = keyOf(field);
    const value = form.values[key] ?? '';
    const [found] = value === base.values[key] ? [] : valueIssues(field, value);
    if (found) form.setFieldError(key, found.message);
    else form.clearFieldError(key);
  };
  const problem = theirs ? undefined : call.error?.problem;
  const words = { yes: t('form:yes'), no: t('form:no') };
  return (
    <FormPage
      title={t('edit.title', { name: record.name })}
      crumbs={[
        { label: t(kind.title), to: kind.list },
        { label: record.name, to: kind.path(record.id) },
      ]}
      cancelTo={back}
      submit={t('edit.save')}
      saving={call.isPending}
      disabled={fields.length === 0}
      onSubmit={() => save(form.values, base)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={labelOf} />
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} onRetry={() => save(form.values, base)} />}
      {fields.length === 0 && <p className={classes.hint}>{t('edit.none')}</p>}
      {fields.map((field) => (
        <CustomFieldInput
          key={field.id}
          field={field}
          {...form.getInputProps(keyOf(field))}
          value={form.values[keyOf(field)] ?? ''}
          onBlur={() => check(field)}
        />
      ))}
      <StaleEditModal
        difference={theirs && threeWayDiff(base.values, form.values, theirs.values)}
        title={t('edit.stale', { name: record.name })}
        labelOf={(path) => labelOf(path) ?? path}
        show={(path, value) =>
          shownValue(
            (theirs ?? base).fields.find((field) => keyOf(field) === path),
            value,
            words,
          )
        }
        saving={call.isPending}
        onKeepEditing={() => setTheirs(undefined)}
        onDiscard={() => theirs && takeOver(theirs.values, theirs)}
        onSave={(chosen) => {
          if (!theirs) return;
          takeOver(chosen, theirs);
          save(chosen, theirs);
        }}
      />
    </FormPage>
  );
};

import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { customFieldTypes, type CustomFieldObject, type CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { paths } from '../../app/paths.ts';
import { toProblemOf } from '../../api/problem.ts';
import { query, useCall } from '../../api/query.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { LineField } from '../../form/line-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate, useParams, useSearchParams } from '../../ui/router.ts';
import { objectOf, shownIn, type DefinedField } from './custom-fields.ts';
import { OptionsEditor, type OptionDraft } from './options-editor.tsx';
import { RightSwitch } from './right-switch.tsx';
import classes from './custom-fields.module.css';

const HELP_MAX = 240;
type Form = {
  name: string;
  type: CustomFieldType;
  options: OptionDraft[];
  help_text: string;
  employee_visibility: 0 | 1;
  expense_visibility: 0 | 1;
  expense_required: 0 | 1;
};

const formOf = (field: DefinedField | undefined): Form => ({
  name: field?.name ?? '',
  type: field?.type ?? 'textfield',
  options: field?.options ?? [],
  help_text: field?.help_text ?? '',
  employee_visibility: field?.employee_visibility ?? 0,
  expense_visibility: field?.expense_visibility ?? 1,
  expense_required: field?.expense_required ?? 0,
});

const issuesOf = ({ name, type, options, help_text }: Form): Issue[] => [
  ...(name.trim() === '' ? [issue('name', 'required')] : []),
  ...(type === 'select_option' && !options.some((option) => option.archived === 0 && option.name.trim() !== '')
    ? [issue('options', 'required')]
    : []),
  ...(help_text.length > HELP_MAX ? [issue('help_text', 'too_long', { max: HELP_MAX })] : []),
];

/** What of the form goes to the API: settings of expenses only for expenses, options only of a select. */
const bodyOf = (object: CustomFieldObject, form: Form) => ({
  name: form.name.trim(),
  help_text: form.help_text,
  ...(form.type === 'select_option' && { options: form.options.filter(({ name }) => name.trim() !== '') }),
  ...(object === 'expense'
    ? { expense_visibility: form.expense_visibility, expense_required: form.expense_required }
    : { employee_visibility: form.employee_visibility }),
});

const FieldForm = ({ object, field }: { object: CustomFieldObject; field: DefinedField | undefined }) => {
  const { t } = useTranslation('custom-fields');
  const navigate = useNavigate();
  const warns = useActor().access_sensitive_settings === 1;
  const form = useForm<Form>({ initialValues: formOf(field) });
  const issues = useFormIssues(form);
  const guard = useLeaveGuard(form.isDirty());
  const adding = useCall(addCustomField, [...shownIn, 'runs']);
  const editing = useCall(editCustomField, shownIn);
  const { values } = form;
  const back = paths.customFields(object);
  const problem = (adding.error ?? editing.error)?.problem;
  const onError = (error: { problem: NonNullable<typeof problem> }) => void issues.showProblem(error.problem);
  const saved = (runId?: string): void => {
    guard.letGo();
    const show = runId && { label: t('form.showRun'), onClick: () => void navigate(paths.run(runId)) };
    notifySuccess(
      t(runId ? 'form.counting' : field ? 'form.saved' : 'form.added', { name: values.name }),
      show || undefined,
    );
    void navigate(back);
  };
  const save = (): void => {
    if (issues.show(issuesOf(values))) return;
    const body = bodyOf(object, values);
    if (field)
      editing.mutate(
        { body: { id: field.id, version: field.version, ...body } },
        { onSuccess: () => saved(), onError },
      );
    else
      adding.mutate(
        { body: { object_type: object, type: values.type, ...body } },
        { onSuccess: ({ run_id: runId }) => saved(runId), onError },
      );
  };
  const toggle = (key: 'employee_visibility' | 'expense_visibility' | 'expense_required') => (
    <RightSwitch
      label={t(`form.${key}`)}
      help={t(`form.${key}_help`)}
      on={values[key] === 1}
      onChange={(on) => form.setFieldValue(key, on ? 1 : 0)}
    />
  );
  return (
    <FormPage
      title={field ? t('form.editTitle', { name: field.name }) : t('form.addTitle', { object: t(`object.${object}`) })}
      crumbs={[{ label: t('settings.title'), to: back }]}
      cancelTo={back}
      submit={t(field ? 'form.save' : 'form.add')}
      saving={adding.isPending || editing.isPending}
      onSubmit={save}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`form.${path.split('.')[0]}`)} />
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} />}
      <TextField {...form.getInputProps('name')} label={t('form.name')} required maxLength={100} value={values.name} />
      <SelectField<CustomFieldType>
        {...form.getInputProps('type')}
        label={t('form.type')}
        required
        help={t(field ? 'form.typeFixed' : 'form.typeHelp')}
        disabled={field !== undefined}
        options={customFieldTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={values.type}
      />
      {values.type === 'select_option' && (
        <OptionsEditor
          options={values.options}
          onChange={(options) => form.setFieldValue('options', options)}
          error={form.errors['options']}
        />
      )}
      {values.type === 'auto_incrementing_int' && !field && object !== 'expense' && (
        <Banner>{t('form.countingHelp')}</Banner>
      )}
      <LineField
        {...form.getInputProps('help_text')}
        label={t('form.help_text')}
        help={t('form.helpHelp')}
        max={HELP_MAX}
        value={values.help_text}
      />
      <div className={classes.switches}>
        {object === 'expense' ? (
          <>
            {toggle('expense_visibility')}
            {toggle('expense_required')}
          </>
        ) : (
          toggle('employee_visibility')
        )}
      </div>
      {warns && object !== 'expense' && values.employee_visibility === 1 && (
        <Banner tone="amber">{t('form.visibilityWarning')}</Banner>
      )}
    </FormPage>
  );
};

const Loaded = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const object = objectOf(params.get('object'));
  const fields = useQuery({
    ...query(listCustomFields, { query: { object_type: object, include_archived: '1' } }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (id === 'new') return <FieldForm key={object} object={object} field={undefined} />;
  if (fields.isError) return <ReadFailed problem={toProblemOf(fields.error)} onRetry={() => void fields.refetch()} />;
  if (!fields.data || !fields.isFetchedAfterMount) return <div aria-busy="true" />;
  const field = fields.data.data.find((one) => String(one.id) === id);
  return field ? <FieldForm key={field.id} object={object} field={field} /> : <NotFound />;
};

/** Defines a custom field, or changes one; its type stays what it was when it was added. */
export const CustomFieldPage = () => (
  <RequireRight permission="custom-fields:define">
    <Loaded />
  </RequireRight>
);

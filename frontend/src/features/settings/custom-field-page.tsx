import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import {
  customFieldTypes,
  type CustomField,
  type CustomFieldObject,
  type CustomFieldType,
} from '#shared/custom-fields/custom-field.ts';
import type { Problem } from '#shared/errors/problem.ts';
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
import { useStaleEdit } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate, useParams, useSearchParams } from '../../ui/router.ts';
import { bodyOf, formOf, HELP_MAX, issuesOf, type DefinitionForm } from './custom-field-form.ts';
import { objectOf, shownIn, type DefinedField } from './custom-fields.ts';
import { OptionsEditor } from './options-editor.tsx';
import { RightSwitch } from './right-switch.tsx';
import { StaleDefinition } from './stale-definition.tsx';
import classes from './custom-fields.module.css';

/** A definition where an edit starts; one that is added has nothing yet. */
type Stored = Partial<CustomField> & { version: number };

const FieldForm = ({ object, field }: { object: CustomFieldObject; field: DefinedField | undefined }) => {
  const { t } = useTranslation('custom-fields');
  const navigate = useNavigate();
  const warns = useActor().access_sensitive_settings === 1;
  const stale = useStaleEdit<DefinitionForm, Stored>(field ?? { version: 0 }, formOf);
  const form = useForm<DefinitionForm>({ initialValues: stale.start.values });
  const issues = useFormIssues(form);
  const guard = useLeaveGuard(form.isDirty());
  const adding = useCall(addCustomField, [...shownIn, 'runs']);
  const editing = useCall(editCustomField, shownIn);
  const { values } = form;
  const back = paths.customFields(object);
  const problem = stale.difference ? undefined : (adding.error ?? editing.error)?.problem;
  const saved = (name: string, runId?: string): void => {
    guard.letGo();
    const show = runId && { label: t('form.showRun'), onClick: () => void navigate(paths.run(runId)) };
    notifySuccess(t(runId ? 'form.counting' : field ? 'form.saved' : 'form.added', { name }), show || undefined);
    void navigate(back);
  };
  const save = (mine: DefinitionForm, { version } = stale.start.record): void => {
    if (issues.show(issuesOf(mine))) return;
    const body = bodyOf(object, mine);
    const onError = (error: { problem: Problem }) => {
      if (!stale.caught(error.problem, mine)) issues.showProblem(error.problem);
    };
    if (field)
      editing.mutate({ body: { id: field.id, version, ...body } }, { onSuccess: () => saved(mine.name), onError });
    else
      adding.mutate(
        { body: { object_type: object, type: mine.type, ...body } },
        { onSuccess: ({ run_id: runId }) => saved(mine.name, runId), onError },
      );
  };
  const takeOver = (chosen?: DefinitionForm): void => {
    const from = stale.goOn();
    form.setInitialValues(from.values);
    form.setValues(chosen ?? from.values);
    if (chosen) save(chosen, from.record);
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
      onSubmit={() => save(values)}
    >
      {guard.modal}
      <StaleDefinition
        difference={stale.difference}
        name={stale.start.record.name ?? ''}
        saving={editing.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => takeOver()}
        onSave={takeOver}
      />
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

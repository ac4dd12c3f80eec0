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
import { paths } from '../../app/paths.ts';
import { query, readOnce, useCall } from '../../api/query.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { LineField } from '../../form/line-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LoadedOnce } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate, useParams, useSearchParams } from '../../ui/router.ts';
import { bodyOf, formOf, HELP_MAX, issuesOf, type DefinitionForm } from './custom-field-form.ts';
import { objectOf, shownIn, type DefinedField } from './custom-fields.ts';
import { OptionsEditor, type OptionDraft } from './options-editor.tsx';
import { RightSwitch } from './right-switch.tsx';
import classes from './custom-fields.module.css';

/** A definition where an edit starts; one that is added has nothing yet. */
type Stored = Partial<CustomField> & { version: number };

const FieldForm = ({ object, field }: { object: CustomFieldObject; field: DefinedField | undefined }) => {
  const { t } = useTranslation(['custom-fields', 'form']);
  const navigate = useNavigate();
  const warns = useActor().access_sensitive_settings === 1;
  const adding = useCall(addCustomField, [...shownIn, 'runs']);
  const editing = useCall(editCustomField, shownIn);
  const edit = useEdit<DefinitionForm, Stored>({
    record: field ?? { version: 0 },
    formOf,
    call: field ? editing : adding,
  });
  const { form } = edit;
  const { values } = form;
  const back = paths.customFields(object);
  const saved = (name: string, runId?: string): void => {
    const show = runId && { label: t('form.showRun'), onClick: () => void navigate(paths.run(runId)) };
    notifySuccess(t(runId ? 'form.counting' : field ? 'form.saved' : 'form.added', { name }), show || undefined);
    void navigate(back);
  };
  const send = (mine: DefinitionForm, { record: { version } }: EditStart<DefinitionForm, Stored>): void => {
    if (edit.issues.show(issuesOf(mine))) return;
    const body = bodyOf(object, mine);
    if (field)
      void edit.settle(editing.mutateAsync({ body: { id: field.id, version, ...body } }), mine, () => saved(mine.name));
    else
      void edit.settle(
        adding.mutateAsync({ body: { object_type: object, type: mine.type, ...body } }),
        mine,
        ({ run_id: runId }) => saved(mine.name, runId),
      );
  };
  const optionWords = ({ name, archived }: OptionDraft): string =>
    archived === 1 ? t('form.staleArchived', { name }) : name;
  const shown = (_: string, value: DefinitionForm[keyof DefinitionForm]): string => {
    if (Array.isArray(value)) return value.map(optionWords).join(', ');
    return typeof value === 'number' ? t(value === 1 ? 'form:yes' : 'form:no') : value;
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
    <EditPage
      edit={edit}
      title={field ? t('form.editTitle', { name: field.name }) : t('form.addTitle', { object: t(`object.${object}`) })}
      crumbs={[{ label: t('settings.title'), to: back }]}
      submit={t(field ? 'form.save' : 'form.add')}
      labelOf={(path) => t(`form.${path.split('.')[0]}` as 'form.name')}
      staleTitle={t('edit.stale', { name: edit.start.record.name ?? '' })}
      show={shown}
      send={send}
    >
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
    </EditPage>
  );
};

const Definition = ({ object, id }: { object: CustomFieldObject; id: string }) => (
  <LoadedOnce
    answer={useQuery({
      ...query(listCustomFields, { query: { object_type: object, include_archived: '1' } }),
      ...readOnce,
    })}
  >
    {({ data }) => {
      const field = data.find((one) => String(one.id) === id);
      return field ? <FieldForm key={field.id} object={object} field={field} /> : <NotFound />;
    }}
  </LoadedOnce>
);

const OfAddress = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const object = objectOf(params.get('object'));
  return id === 'new' ? (
    <FieldForm key={object} object={object} field={undefined} />
  ) : (
    <Definition object={object} id={id} />
  );
};

/** Defines a custom field, or changes one; its type stays what it was when it was added. */
export const CustomFieldPage = () => (
  <RequireRight permission="custom-fields:define">
    <OfAddress />
  </RequireRight>
);

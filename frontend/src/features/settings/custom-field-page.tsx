import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import type { CustomField, CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import type { Reference } from '#shared/list/column.ts';
import { paths } from '../../ui/paths.ts';
import { query, readOnce, useCall } from '../../api/query.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { useReferences } from '../../list/use-references.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn, useNavigate, useParams, useSearchParams } from '../../ui/router.ts';
import { bodyOf, formOf, issuesOf, type DefinitionForm } from '../../records/definition-form.ts';
import { DefinitionFields } from '../../records/definition-fields.tsx';
import { objectOf, type DefinedField } from './custom-fields.ts';
import type { OptionDraft } from '../../records/options-editor.tsx';

const ASSET_TYPES = new Set(['asset_type'] as const);
const NONE = new Set<Reference>();

/** The field that an edit starts from; a new one has nothing but a version. */
type Stored = Partial<CustomField> & { version: number };

const FieldForm = ({ object, field }: { object: CustomFieldObject; field: DefinedField | undefined }) => {
  const { t } = useTranslation(['custom-fields', 'form']);
  const navigate = useNavigate();
  const goOn = useGoOn();
  const adding = useCall(addCustomField);
  const editing = useCall(editCustomField);
  const edit = useEdit<DefinitionForm, Stored>({
    record: field ?? { version: 0 },
    formOf,
    call: field ? editing : adding,
  });
  const back = paths.customFields(object);
  const saved = (name: string, runId?: string): void => {
    const show = runId && { label: t('form.showRun'), onClick: () => void navigate(paths.run(runId)) };
    notifySuccess(t(runId ? 'form.counting' : field ? 'form.saved' : 'form.added', { name }), show || undefined);
    goOn(back);
  };
  const send = (mine: DefinitionForm, { record: { version } }: EditStart<DefinitionForm, Stored>): void => {
    if (edit.issues.show(issuesOf(mine))) return;
    const body = bodyOf(object, mine);
    const answer: Promise<{ id: number; run_id?: string | undefined }> = field
      ? editing.mutateAsync({ body: { id: field.id, version, ...body } })
      : adding.mutateAsync({ body: { object_type: object, type: mine.type, ...body } });
    void edit.trackSave(answer, mine, ({ run_id: runId }) => saved(mine.name, runId));
  };
  const { optionsOf } = useReferences(object === 'asset' ? ASSET_TYPES : NONE);
  const typeName = (id: string): string =>
    optionsOf({ refersTo: 'asset_type' })?.find(({ value }) => value === id)?.label ?? '…';
  const optionWords = ({ name, archived }: OptionDraft): string =>
    archived === 1 ? t('form.staleArchived', { name }) : name;
  const valueText = (value: DefinitionForm[keyof DefinitionForm]): string => {
    if (Array.isArray(value))
      return value.map((one) => (typeof one === 'string' ? typeName(one) : optionWords(one))).join(', ');
    return typeof value === 'number' ? t(value === 1 ? 'form:yes' : 'form:no') : value;
  };
  return (
    <EditPage
      edit={edit}
      title={field ? t('form.editTitle', { name: field.name }) : t('form.addTitle', { object: t(`object.${object}`) })}
      crumbs={[{ label: t('settings.title'), to: back }]}
      submit={t(field ? 'form.save' : 'form.add')}
      labelOf={(path) => t(`form.${path.split('.')[0]}`)}
      staleTitle={t('edit.stale', { name: edit.start.record.name ?? '' })}
      show={(_, value) => valueText(value)}
      send={send}
    >
      <DefinitionFields form={edit.form} object={object} isNew={!field} />
    </EditPage>
  );
};

type PlaceProps = { object: CustomFieldObject; id: string };

const CustomFieldLoader = ({ object, id }: PlaceProps) => {
  const answer = useQuery({
    ...query(listCustomFields, { query: { object_type: object, include_archived: '1' } }),
    ...readOnce,
  });
  return (
    <LoadedOnce answer={answer}>
      {({ data }) => {
        const field = data.find((one) => String(one.id) === id);
        return field ? <FieldForm key={field.id} object={object} field={field} /> : <NotFound />;
      }}
    </LoadedOnce>
  );
};

const CustomFieldRoute = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const object = objectOf(params.get('object'));
  if (id === 'new') return <FieldForm key={object} object={object} field={undefined} />;
  return <CustomFieldLoader object={object} id={id} />;
};

/** Adds a custom field or edits one: /settings/customFields/{id}. The type of a stored field cannot be changed. */
export const CustomFieldPage = () => (
  <RequireRight permission="custom-fields:define">
    <SettingsFrame>
      <CustomFieldRoute />
    </SettingsFrame>
  </RequireRight>
);

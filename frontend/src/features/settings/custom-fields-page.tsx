import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteCustomField } from '#shared/contract/records/delete-custom-field.ts';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import type { CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import { Suggestions } from '../../records/suggestions.tsx';
import { paths } from '../../ui/paths.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { ask } from '../../ui/ask.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { CustomFieldUses, hasUses } from './custom-field-uses.tsx';
import { CustomFieldRow } from './custom-field-row.tsx';
import { objectOf, tabsFor, type DefinedField } from './custom-fields.ts';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { useFieldOrder } from './use-field-order.ts';
import classes from './custom-fields.module.css';

/**
 * Archiving can be undone from the toast; deleting is confirmed first, with the number of records that use the field and
 * what else does.
 */
const useFieldActions = () => {
  const { t } = useTranslation('custom-fields');
  const edit = useCall(editCustomField);
  const remove = useCall(deleteCustomField);
  const setArchived = async ({ id, name }: DefinedField, deleted: 0 | 1): Promise<void> => {
    await edit.mutateAsync({ body: { id, deleted } });
    notifySuccess(t(deleted === 1 ? 'settings.archived' : 'settings.restored', { name }), {
      label: t('settings.undo'),
      onClick: () => setAtOnce({ id, name } as DefinedField, deleted === 1 ? 0 : 1),
    });
  };
  const setAtOnce = (field: DefinedField, deleted: 0 | 1): void => void setArchived(field, deleted).catch(notifyThrown);
  /** Names what depends on the field, before it is archived. */
  const archive = (field: DefinedField): void => {
    if (!hasUses(field.used_in)) return setAtOnce(field, 1);
    ask({
      title: t('settings.archiveTitle', { name: field.name }),
      children: <CustomFieldUses uses={field.used_in} text={t('settings.archiveText')} />,
      confirm: t('settings.archiveConfirm'),
      onConfirm: () => setArchived(field, 1),
    });
  };
  const askDelete = ({ id, name, used_count: count, used_in: uses }: DefinedField): void =>
    ask({
      title: t('settings.deleteTitle', { name }),
      children: (
        <>
          <p>{count === undefined ? t('settings.deleteText') : t('settings.deleteCount', { count })}</p>
          <CustomFieldUses uses={uses} text={t('settings.deleteUses')} />
        </>
      ),
      confirm: t('settings.deleteConfirm'),
      isDanger: true,
      onConfirm: async () => {
        await remove.mutateAsync({ body: { id } });
        notifySuccess(t('settings.deleted', { name }));
      },
    });
  return { archive, restore: (field: DefinedField) => setAtOnce(field, 0), askDelete };
};

const FieldList = ({ object, fields }: { object: CustomFieldObject; fields: readonly DefinedField[] }) => {
  const { t } = useTranslation('custom-fields');
  const { archive, restore, askDelete } = useFieldActions();
  const { ordered, move } = useFieldOrder(
    object,
    fields.filter(({ deleted }) => deleted === 0),
  );
  const archived = fields.filter(({ deleted }) => deleted === 1);
  const [drag, setDrag] = useState<{ id: number; over: number | undefined }>();
  const placeOf = (id: number | undefined) => ordered.findIndex((field) => field.id === id);
  const drop = () => {
    if (drag && placeOf(drag.over) >= 0) move(placeOf(drag.id), placeOf(drag.over));
    setDrag(undefined);
  };
  const actions = (field: DefinedField) => ({
    onArchive: () => (field.deleted === 1 ? restore(field) : archive(field)),
    onDelete: () => askDelete(field),
  });
  return (
    <>
      {ordered.length === 0 && <p className={classes.none}>{t('settings.none')}</p>}
      {ordered.length > 0 && (
        <ul className={classes.list} aria-label={t('settings.title')}>
          {ordered.map((field, at) => (
            <CustomFieldRow
              key={field.id}
              field={field}
              order={{
                isTarget: drag?.over === field.id && drag.id !== field.id,
                onStep: (step) => move(at, at + step),
                onDrag: (over) => setDrag({ id: field.id, over }),
                onDrop: drop,
              }}
              {...actions(field)}
            />
          ))}
        </ul>
      )}
      <Suggestions kind="custom_field" object={object} isFolded={ordered.length > 0} />
      {archived.length > 0 && (
        <SectionCard title={t('settings.archivedTitle')} flush>
          <p className={classes.text}>{t('settings.archivedText')}</p>
          <ul className={classes.plain}>
            {archived.map((field) => (
              <CustomFieldRow key={field.id} field={field} {...actions(field)} />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
};

/** The chosen tab is seen where the tabs are one row that scrolls. */
const scrollIntoSight = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

const CustomFields = () => {
  const { t } = useTranslation('custom-fields');
  const [params, setParams] = useSearchParams();
  const object = objectOf(params.get('object'));
  const fields = useQuery(query(listCustomFields, { query: { object_type: object, include_archived: '1' } }));
  const add = (
    <Button component={Link} to={paths.customField(object, 'new')} leftSection={<IconPlus />}>
      {t('settings.add')}
    </Button>
  );
  return (
    <>
      <SettingsLayout title={t('settings.title')} intro={t('settings.intro')} actions={add}>
        <Tabs value={object} onChange={(next) => next !== null && setParams({ object: next }, { replace: true })}>
          <Tabs.List className={classes.tabs ?? ''}>
            {tabsFor(object).map((one) => (
              <Tabs.Tab key={one} value={one} ref={one === object ? scrollIntoSight : undefined}>
                {t(`object.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabsFor(object).map((one) => (
            <Tabs.Panel key={one} value={one} className={classes.panel ?? ''}>
              {one === object && (
                <LoadedPart answer={fields}>
                  {({ data }) => <FieldList key={object} object={object} fields={data} />}
                </LoadedPart>
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </SettingsLayout>
    </>
  );
};

/** The custom fields of the company by kind of record: /settings/customFields. */
export const CustomFieldsPage = () => (
  <RequireRight permission="custom-fields:define">
    <CustomFields />
  </RequireRight>
);

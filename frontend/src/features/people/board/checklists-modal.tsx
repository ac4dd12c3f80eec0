import { ActionIcon, Button, Checkbox } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { editChecklists } from '#shared/contract/people/edit-checklists.ts';
import { getChecklists } from '#shared/contract/people/get-checklists.ts';
import {
  checklistSides,
  optionalItems,
  OWN_ITEMS_MAX,
  OWN_NAME_MAX,
  OWN_WHO_MAX,
  type ChecklistSide,
} from '#shared/people/checklists.ts';
import { query, readOnce, useCall } from '../../../api/query.ts';
import { DialogEdit } from '../../../form/dialog-edit.tsx';
import { LineField } from '../../../form/line-field.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { WaitingModal } from '../../../form/waiting-modal.tsx';
import { useDialogEdit } from '../../../form/use-dialog-edit.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { bodyOf, formIssues, formOf, newRow, type ChecklistsForm } from './checklists-form.ts';
import classes from './checklists.module.css';

type StoredLists = EndpointResponse<typeof getChecklists>;
type Form = ReturnType<typeof useForm<ChecklistsForm>>;
type SideProps = { form: Form; side: ChecklistSide };

/** What the product looks up by itself, of which a company leaves out what it does not need. */
const Computed = ({ form, side }: SideProps) => {
  const { t } = useTranslation('leaver');
  const name = `${side}_off` as const;
  const off: readonly string[] = form.values[name];
  return (
    <div className={classes.computed}>
      {optionalItems[side].map((kind) => (
        <Checkbox
          key={kind}
          label={t(`checklists.item.${kind}`)}
          checked={!off.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            // why: the items of a side stay those of that side
            form.setFieldValue(name, (checked ? off.filter((one) => one !== kind) : [...off, kind]) as never[])
          }
        />
      ))}
    </div>
  );
};

const OwnItems = ({ form, side }: SideProps) => {
  const { t } = useTranslation('leaver');
  const { own } = form.values;
  return (
    <>
      <h4>{t('checklists.own')}</h4>
      {own.map(
        (item, at) =>
          item.side === side && (
            <div key={at} className={classes.own}>
              <LineField
                label={t('checklists.name')}
                {...form.getInputProps(`own.${at}.name`)}
                value={item.name}
                max={OWN_NAME_MAX}
                required
              />
              <TextField
                label={t('checklists.days')}
                inputMode="numeric"
                {...form.getInputProps(`own.${at}.days`)}
                value={item.days}
              />
              <SelectField<'before' | 'after'>
                label={t('checklists.when')}
                {...form.getInputProps(`own.${at}.when`)}
                value={item.when}
                options={[
                  { value: 'before', label: t(side === 'joiner' ? 'checklists.before' : 'checklists.beforeLast') },
                  { value: 'after', label: t(side === 'joiner' ? 'checklists.after' : 'checklists.afterLast') },
                ]}
              />
              <TextField
                label={t('checklists.who')}
                {...form.getInputProps(`own.${at}.who`)}
                value={item.who}
                maxLength={OWN_WHO_MAX}
              />
              <ActionIcon
                aria-label={t('checklists.remove', { at: at + 1 })}
                onClick={() =>
                  form.setFieldValue(
                    'own',
                    own.filter((_, place) => place !== at),
                  )
                }
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </div>
          ),
      )}
      {own.length < OWN_ITEMS_MAX && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={16} />}
          onClick={() => form.setFieldValue('own', [...own, newRow(side)])}
        >
          {t('checklists.add')}
        </Button>
      )}
    </>
  );
};

type Shown = (field: keyof ChecklistsForm, value: ChecklistsForm[keyof ChecklistsForm]) => string;

/** A part of the lists in words: what is listed of what the product looks up, or the own items by name. */
const useShownPart = (): Shown => {
  const { t } = useTranslation('leaver');
  return (field, value) => {
    const names = value.map((item) => (typeof item === 'string' ? item : item.name));
    if (field === 'own') return names.join(', ') || '–';
    const all = optionalItems[field === 'joiner_off' ? 'joiner' : 'leaver'];
    const listed = all.filter((kind) => !names.includes(kind));
    return listed.map((kind) => t(`checklists.item.${kind}`)).join(', ') || '–';
  };
};

const ListsForm = ({ stored, close }: { stored: StoredLists; close: () => void }) => {
  const { t } = useTranslation('leaver');
  const call = useCall(editChecklists);
  const edit = useDialogEdit<ChecklistsForm, StoredLists, unknown>({
    stored,
    formOf: ({ version: _version, ...lists }) => formOf(lists),
    issuesOf: formIssues,
    call,
    save: (typed, version) => call.mutateAsync({ body: { ...bodyOf(typed), version } }),
    onSaved: () => notifySuccess(t('checklists.saved')),
    close,
    subject: 'checklists',
  });
  const show = useShownPart();
  const labels = { joiner_off: t('checklists.joiner'), leaver_off: t('checklists.leaver'), own: t('checklists.own') };
  return (
    <DialogEdit
      isWide
      edit={edit}
      title={t('checklists.title')}
      submit={t('checklists.save')}
      labelOf={(field) => labels[field]}
      show={show}
    >
      <p className={classes.intro}>{t('checklists.intro')}</p>
      {checklistSides.map((side) => (
        <section key={side} className={classes.side} aria-label={t(`checklists.${side}`)}>
          <h3>{t(`checklists.${side}`)}</h3>
          <Computed form={edit.form} side={side} />
          <OwnItems form={edit.form} side={side} />
        </section>
      ))}
    </DialogEdit>
  );
};

/** What is listed for each joiner and leaver: what the product looks up, and what the company adds. */
export const ChecklistsModal = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('leaver');
  const answer = useQuery({ ...query(getChecklists, {}), ...readOnce });
  return answer.data && answer.isFetchedAfterMount ? (
    <ListsForm stored={answer.data} close={close} />
  ) : (
    <WaitingModal title={t('checklists.title')} submit={t('checklists.save')} answer={answer} close={close} />
  );
};

import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayOffTypeOut } from '#shared/contract/days-off/day-off-type.ts';
import { deleteType } from '#shared/contract/days-off/delete-type.ts';
import { editType } from '#shared/contract/days-off/edit-type.ts';
import { listTypes } from '#shared/contract/days-off/list-types.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { query, useCall } from '../../../api/query.ts';
import { Suggestions } from '../../../records/suggestions.tsx';
import { Can } from '../../../ui/actor.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { lettersOf } from '../../../ui/type-letters.ts';
import { DaysOffSettings } from './days-off-settings.tsx';
import { SettingsTable } from './settings-table.tsx';
import { TypeRow } from './type-row.tsx';

type Named = Pick<DayOffTypeOut, 'id' | 'name'>;

/** Makes a type inactive, which can be undone from the toast, or active again. */
const useActive = () => {
  const { t } = useTranslation('days-off');
  const call = useCall(editType);
  const setActive = ({ id, name }: Named, active: 0 | 1): void =>
    call.mutate(
      { body: { id, active } },
      {
        onSuccess: () =>
          active === 1
            ? notifySuccess(t('settings.types.activated', { name }))
            : notifySuccess(t('settings.types.deactivated', { name }), {
                label: t('settings.undo'),
                onClick: () => setActive({ id, name }, 1),
              }),
        onError: notifyThrown,
      },
    );
  return setActive;
};

const DeleteType = ({ type: { id, name }, close }: { type: Named; close: () => void }) => {
  const { t } = useTranslation('days-off');
  const call = useCall(deleteType);
  const done = (): void => {
    notifySuccess(t('settings.types.deleted', { name }));
    close();
  };
  return (
    <ConfirmModal
      title={t('settings.types.deleteTitle', { name })}
      problem={call.error?.problem}
      confirm={t('settings.types.deleteConfirm')}
      isDanger
      isPending={call.isPending}
      onConfirm={() => void call.mutateAsync({ body: { id } }).then(done, () => undefined)}
      onClose={close}
    >
      <Text>{t('settings.types.deleteText')}</Text>
    </ConfirmModal>
  );
};

/** The types of days off: /settings/daysOff/types. */
export const TypesPage = () => {
  const { t } = useTranslation('days-off');
  const [deleting, setDeleting] = useState<Named>();
  const setActive = useActive();
  const answer = useQuery(query(listTypes, {}));
  const add = (
    <Can permission="days:settings">
      <Button component={Link} to={paths.dayOffType('new')} leftSection={<IconPlus />}>
        {t('settings.types.add')}
      </Button>
    </Can>
  );
  return (
    <DaysOffSettings page="types" actions={add}>
      <LoadedPart answer={answer}>
        {({ data }) => {
          const letters = lettersOf(data);
          if (data.length === 0)
            return (
              <>
                <SectionCard title={t('settings.types.emptyTitle')}>{t('settings.types.emptyText')}</SectionCard>
                <Suggestions kind="day_off_type" />
              </>
            );
          return (
            <>
              <SettingsTable columns={[t('settings.types.field.name'), t('settings.types.what')]}>
                {data.map((type) => (
                  <TypeRow
                    key={type.id}
                    type={type}
                    letter={letters.get(type.name)}
                    onActive={() => setActive(type, type.active === 1 ? 0 : 1)}
                    onDelete={() => setDeleting(type)}
                  />
                ))}
              </SettingsTable>
              <Suggestions kind="day_off_type" isFolded />
            </>
          );
        }}
      </LoadedPart>
      {deleting && <DeleteType type={deleting} close={() => setDeleting(undefined)} />}
    </DaysOffSettings>
  );
};

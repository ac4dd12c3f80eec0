import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deactivateUser } from '#shared/contract/session/deactivate-user.ts';
import { editUser } from '#shared/contract/session/edit-user.ts';
import { signOutUser } from '#shared/contract/session/sign-out-user.ts';
import type { UserOut } from '#shared/contract/session/user.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { Can } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './users.module.css';

const ReassignModal = onDemand(async () => (await import('../../contracts/reassign-modal.tsx')).ReassignModal);

type Question = { user: UserOut; close: () => void };

const Deactivate = ({ user: { id, name }, close }: Question) => {
  const { t } = useTranslation(['settings', 'ui']);
  const call = useCall(deactivateUser);
  const edit = useCall(editUser);
  // The dialog is gone before the call ends; unlike a callback, the promise still resolves.
  const undo = (): void =>
    void edit
      .mutateAsync({ body: { id, active: 1 } })
      .then(() => notifySuccess(t('users.reactivated', { name })), notifyThrown);
  const done = () => {
    notifySuccess(t('users.deactivated', { name }), { label: t('ui:undo'), onClick: undo });
    close();
  };
  return (
    <ConfirmModal
      title={t('users.deactivateTitle', { name })}
      problem={call.error?.problem}
      confirm={t('users.deactivate')}
      isPending={call.isPending}
      // The toast also shows when the refreshed page has unmounted this modal; a failure stays in the modal.
      onConfirm={() => void call.mutateAsync({ body: { id } }).then(done, () => undefined)}
      onClose={close}
    >
      <Text>{t('users.deactivateText', { name })}</Text>
    </ConfirmModal>
  );
};

const SignOut = ({ user: { id, name }, close }: Question) => {
  const { t } = useTranslation('settings');
  const call = useCall(signOutUser);
  const done = () => {
    notifySuccess(t('users.signedOut', { name }));
    close();
  };
  return (
    <ConfirmModal
      title={t('users.signOutTitle', { name })}
      problem={call.error?.problem}
      confirm={t('users.signOut')}
      isPending={call.isPending}
      // The toast also shows when the refreshed page has unmounted this modal; a failure stays in the modal.
      onConfirm={() => void call.mutateAsync({ body: { id } }).then(done, () => undefined)}
      onClose={close}
    >
      <Text>{t('users.signOutText', { name })}</Text>
    </ConfirmModal>
  );
};

/** The sign-in access of a user, with the actions that change it, and the user's number, which support asks for. */
export const UserAccess = ({ user }: { user: UserOut }) => {
  const { t } = useTranslation('settings');
  const [openModal, setOpenModal] = useState<'deactivate' | 'sign-out' | 'transfer'>();
  const close = (): void => setOpenModal(undefined);
  const call = useCall(editUser);
  const { id, name } = user;
  const reactivate = () =>
    call.mutate(
      { body: { id, active: 1 } },
      {
        onSuccess: () => notifySuccess(t('users.reactivated', { name })),
        onError: notifyThrown,
      },
    );
  return (
    <div className={classes.access}>
      {user.active === 0 && (
        <Banner
          action={
            <button type="button" onClick={reactivate} disabled={call.isPending}>
              {t('users.reactivate')}
            </button>
          }
        >
          {t('users.inactiveNotice', { name })}
        </Banner>
      )}
      <div className={classes.number}>
        <span>
          <strong>{t('users.number', { id: String(id) })}</strong>
          <span>{t('users.numberHelp')}</span>
        </span>
        <Group gap={8}>
          <Can permission="contracts:reassign">
            <Button variant="default" onClick={() => setOpenModal('transfer')}>
              {t('users.transfer')}
            </Button>
          </Can>
          {user.active === 1 && (
            <>
              <Can permission="users:sign-out">
                <Button variant="default" onClick={() => setOpenModal('sign-out')}>
                  {t('users.signOut')}
                </Button>
              </Can>
              <Button variant="default" onClick={() => setOpenModal('deactivate')}>
                {t('users.deactivate')}
              </Button>
            </>
          )}
        </Group>
      </div>
      {openModal === 'deactivate' && <Deactivate user={user} close={close} />}
      {openModal === 'transfer' && <ReassignModal from={user} close={close} />}
      {openModal === 'sign-out' && <SignOut user={user} close={close} />}
    </div>
  );
};

import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deactivateUser } from '#shared/contract/session/deactivate-user.ts';
import { editUser } from '#shared/contract/session/edit-user.ts';
import { signOutUser } from '#shared/contract/session/sign-out-user.ts';
import type { UserOut } from '#shared/contract/session/user.ts';
import { useCall } from '../../api/query.ts';
import { Can } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifyProblem, notifySuccess } from '../../ui/notify.ts';
import classes from './users.module.css';

const Deactivate = ({ user, close }: { user: UserOut; close: () => void }) => {
  const { t } = useTranslation('settings');
  const call = useCall(deactivateUser);
  const { id, name } = user;
  const send = () =>
    call.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          notifySuccess(t('users.deactivated', { name }));
          close();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={close}
      closeButtonProps={{ 'aria-label': t('users.cancel') }}
      title={t('users.deactivateTitle', { name })}
    >
      <Text mb={16}>{t('users.deactivateText', { name })}</Text>
      {call.error && <ErrorBox problem={call.error.problem} />}
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={close}>
          {t('users.cancel')}
        </Button>
        <Button color="red" loading={call.isPending} onClick={send}>
          {t('users.deactivate')}
        </Button>
      </Group>
    </Modal>
  );
};

const SignOut = ({ user, close }: { user: UserOut; close: () => void }) => {
  const { t } = useTranslation('settings');
  const call = useCall(signOutUser);
  const { id, name } = user;
  const send = () =>
    call.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          notifySuccess(t('users.signedOut', { name }));
          close();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={close}
      closeButtonProps={{ 'aria-label': t('users.cancel') }}
      title={t('users.signOutTitle', { name })}
    >
      <Text mb={16}>{t('users.signOutText', { name })}</Text>
      {call.error && <ErrorBox problem={call.error.problem} />}
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={close}>
          {t('users.cancel')}
        </Button>
        <Button loading={call.isPending} onClick={send}>
          {t('users.signOut')}
        </Button>
      </Group>
    </Modal>
  );
};

/** Whether the user can sign in, with the switch for it, and the number that support asks for. */
export const UserAccess = ({ user }: { user: UserOut }) => {
  const { t } = useTranslation('settings');
  const [asking, setAsking] = useState<'deactivate' | 'sign-out'>();
  const close = (): void => setAsking(undefined);
  const call = useCall(editUser);
  const { id, name } = user;
  const reactivate = () =>
    call.mutate(
      { body: { id, active: 1 } },
      {
        onSuccess: () => notifySuccess(t('users.reactivated', { name })),
        onError: ({ problem }) => notifyProblem(problem),
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
        {user.active === 1 && (
          <Group gap={8}>
            <Can permission="users:sign-out">
              <Button variant="default" onClick={() => setAsking('sign-out')}>
                {t('users.signOut')}
              </Button>
            </Can>
            <Button variant="default" onClick={() => setAsking('deactivate')}>
              {t('users.deactivate')}
            </Button>
          </Group>
        )}
      </div>
      {asking === 'deactivate' && <Deactivate user={user} close={close} />}
      {asking === 'sign-out' && <SignOut user={user} close={close} />}
    </div>
  );
};

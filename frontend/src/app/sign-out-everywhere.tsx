import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { signOutEverywhere } from '#shared/contract/session/sign-out-everywhere.ts';
import { useCall } from '../api/query.ts';
import { forgetDrafts } from '../form/drafts.ts';
import { useActor } from '../ui/actor.tsx';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { useIdentity } from './identity-context.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Asks, ends all sessions of the user, and signs out at the provider so that its own session ends too. */
export const SignOutEverywhere = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('shell');
  const { identity } = useIdentity();
  const { user_id: shownAs, acting_as: actingAs } = useActor();
  const call = useCall(signOutEverywhere);
  const signOut = (): void => {
    forgetDrafts();
    tellOtherTabs(actingAs?.user_id ?? shownAs);
    void identity.signOut();
  };
  const send = () => call.mutate({ body: {} }, { onSuccess: signOut });
  return (
    <ConfirmModal
      title={t('user.signOutEverywhereTitle')}
      problem={call.error?.problem}
      confirm={t('user.signOutEverywhere')}
      isPending={call.isPending || call.isSuccess}
      onConfirm={send}
      onClose={close}
    >
      <Text>{t('user.signOutEverywhereText')}</Text>
    </ConfirmModal>
  );
};

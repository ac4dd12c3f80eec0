import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FRESH_MINUTES } from '#shared/contract/endpoint.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { useIdentity } from './identity-context.ts';

/** Sends somebody whose sign-in is too old for what they want to the provider, and back to the page where they are. */
export const SignInAgain = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('session');
  const { identity } = useIdentity();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void identity.signIn(undefined, true);
  };
  return (
    <ConfirmModal
      title={t('again.title')}
      confirm={t('again.signIn')}
      isPending={isLeaving}
      onConfirm={leave}
      onClose={onClose}
    >
      <p>{t('again.text', { minutes: FRESH_MINUTES })}</p>
    </ConfirmModal>
  );
};

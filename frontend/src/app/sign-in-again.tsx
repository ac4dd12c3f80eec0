import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FRESH_MINUTES } from '#shared/contract/endpoint.ts';
import { Banner } from '../ui/banner.tsx';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { useIdentity } from './identity-context.ts';

/** The forms of the page keep drafts, so none has to ask whether to leave it. */
const goUnasked = (event: BeforeUnloadEvent): void => event.stopImmediatePropagation();

/** Sends somebody whose sign-in is too old for what they want to the provider, and back to the page where they are. */
export const SignInAgain = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['session', 'shell']);
  const { identity } = useIdentity();
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    setFailed(false);
    window.addEventListener('beforeunload', goUnasked, { capture: true });
    identity.signIn(undefined, true).catch(() => {
      window.removeEventListener('beforeunload', goUnasked, { capture: true });
      setLeaving(false);
      setFailed(true);
    });
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
      {hasFailed && <Banner tone="red">{t('shell:signIn.failed')}</Banner>}
    </ConfirmModal>
  );
};

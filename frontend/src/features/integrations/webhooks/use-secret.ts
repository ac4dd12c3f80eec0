import { useTranslation } from 'react-i18next';
import { tellSecret } from '../../../ui/tell-secret.tsx';

/** Shows the secret of a webhook, which is shown only once. */
export const useSecret = (use: 'use' | 'renewed') => {
  const { t } = useTranslation('webhooks');
  return (value: string, onDone?: () => void): void =>
    tellSecret({
      title: t('secret.title'),
      text: t('secret.once'),
      value,
      copy: t('secret.copy'),
      use: t(`secret.${use}`),
      done: t('secret.done'),
      ...(onDone && { onDone }),
    });
};

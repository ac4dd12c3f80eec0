import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../ui/actor.tsx';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';

/** Whether the server of this page can fill itself with a demo company: only one on the user's own machine can. */
const useOffer = (isAsked: boolean): boolean =>
  useQuery({
    queryKey: ['config'],
    queryFn: async () => (await (await fetch('/config.json')).json()) as { offers_demo?: boolean },
    staleTime: Infinity,
    enabled: isAsked,
  }).data?.offers_demo === true;

const showDemo = async (): Promise<void> => {
  const answer = await fetch('/dev/reset', { method: 'POST', body: JSON.stringify({ seed: 'demo' }) });
  if (!answer.ok) throw new Error(`reset answered ${answer.status}`);
  // What this page has read belongs to the company that was replaced.
  globalThis.location.assign('/');
};

/** Offers the demo company in the place of an empty one, on the user's own machine (docs/decisions/2026-11-23-demo-offer.md). */
export const DemoOffer = () => {
  const { t } = useTranslation('home');
  const isOffered = useOffer(useCan()('settings:manage'));
  const [isAsking, setAsking] = useState(false);
  const call = useMutation({ mutationFn: showDemo });
  if (!isOffered) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('demo.show')}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={t('demo.title')}
          confirm={t('demo.confirm')}
          isDanger
          isPending={call.isPending || call.isSuccess}
          onConfirm={() => call.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('demo.text')}</p>
          {call.isError && <ErrorBox title={t('demo.failed')} message={t('demo.again')} />}
        </ConfirmModal>
      )}
    </>
  );
};

import { ActionIcon, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissFirstSteps } from '#shared/contract/home/dismiss-first-steps.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { format } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import classes from './steps.module.css';

// Most companies have taken them.
const StepsCard = lazy(async () => ({ default: (await import('./steps-card.tsx')).StepsCard }));
const DemoOffer = lazy(async () => ({ default: (await import('./demo-offer.tsx')).DemoOffer }));

/** What a user who sets nothing up reads while there is nothing to read: whom to ask. */
const NothingYet = () => {
  const { t } = useTranslation('home');
  const { admins } = useActor();
  const names = admins.map(({ real_name: name }) => name);
  return (
    <SectionCard title={t('steps.nothingTitle')}>
      <p className={classes.nothing}>
        {names.length === 0 ? t('steps.nothingTextNobody') : t('steps.nothingText', { names: format().list(names) })}
      </p>
    </SectionCard>
  );
};

/** The first steps of a new company on the home page, until all are taken or the user closes them. */
export const FirstSteps = () => {
  const { t } = useTranslation('home');
  const { open, isBare } = useFirstSteps();
  const dismiss = useCall(dismissFirstSteps);
  if (isBare) return <NothingYet />;
  if (!open) return null;
  const change = (next: 0 | 1): void =>
    dismiss.mutate(
      { body: { dismissed: next } },
      {
        onSuccess: () => {
          if (next === 1) notifySuccess(t('steps.closed'), { label: t('steps.undo'), onClick: () => change(0) });
        },
        onError: notifyThrown,
      },
    );
  return (
    <Suspense fallback={<Skeleton height={480} radius={8} />}>
      <StepsCard
        steps={open}
        action={
          <ActionIcon size={32} aria-label={t('steps.close')} onClick={() => change(1)}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        }
        foot={<DemoOffer />}
      />
    </Suspense>
  );
};

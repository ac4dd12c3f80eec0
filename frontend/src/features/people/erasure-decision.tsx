import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { erase } from '#shared/contract/people/erase.ts';
import { eraseCancel } from '#shared/contract/people/erase-cancel.ts';
import { eraseConfirm } from '#shared/contract/people/erase-confirm.ts';
import type { getErasure } from '#shared/contract/people/get-erasure.ts';
import { ERASURE_REASON_MAX } from '#shared/people/erasure.rules.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { DraftNotice } from '../../form/draft-notice.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { useKeptForm } from '../../form/use-kept-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { submitHandler } from '../../ui/submit-handler.ts';
import classes from './erasure.module.css';

export type Erasure = EndpointResponse<typeof getErasure>;

type Props = { id: number; erasure: Erasure };

/** How far it is, or what is in the way. */
export const ErasureBanner = ({ id, erasure: { state, obstacle, run_id: run, erased_on: day } }: Props) => {
  const { t } = useTranslation('erasure');
  if (state === 'done') return <Banner tone="green">{t('erased', { day })}</Banner>;
  if (state === 'running')
    return (
      <Banner tone="accent" action={run !== null && <Link to={paths.run(run)}>{t('progress')}</Link>}>
        {t('running')}
      </Banner>
    );
  if (state === 'stopped' && obstacle === null) return <Banner tone="amber">{t('stopped')}</Banner>;
  if (obstacle === null) return null;
  const toPerson = obstacle === 'still_here' && <Link to={paths.person(id)}>{t('openPerson')}</Link>;
  return (
    <Banner tone="amber" action={toPerson}>
      {t(`obstacle.${obstacle}`)}
    </Banner>
  );
};

const Ask = ({ id }: Pick<Props, 'id'>) => {
  const { t } = useTranslation('erasure');
  const { form, restart, draft } = useKeptForm({ reason: '' }, `erasure:${id}`);
  const { reason } = form.values;
  const call = useCall(erase);
  const said = reason.trim() === '' ? {} : { reason };
  return (
    <SectionCard title={t('askTitle')}>
      <form
        noValidate
        onSubmit={submitHandler(() =>
          call.mutate({ body: { employee_id: id, ...said } }, { onSuccess: () => restart({ reason: '' }) }),
        )}
      >
        <DraftNotice onDiscard={draft.discard} />
        <p className={classes.text}>{t('intro')}</p>
        <TextArea
          label={t('reason')}
          help={t('reasonHelp')}
          max={ERASURE_REASON_MAX}
          value={reason}
          onChange={(text) => form.setFieldValue('reason', text)}
          error={call.error?.problem.fields.find(({ path }) => path === 'reason')?.message}
        />
        {call.error && <ErrorBox problem={call.error.problem} />}
        <p className={classes.after}>{t('askText')}</p>
        <Button type="submit" color="red" loading={call.isPending}>
          {t('ask')}
        </Button>
      </form>
    </SectionCard>
  );
};

/** The request, for whoever made it to call off and for every other administrator to confirm or refuse. */
const Decide = ({ id, erasure: { name, state, request, obstacle } }: Props) => {
  const { t } = useTranslation('erasure');
  const [isAsking, setAsking] = useState(false);
  const cancel = useCall(eraseCancel);
  const confirm = useCall(eraseConfirm);
  const client = useQueryClient();
  const { by = '', on = '', reason = null, own = 0 } = request ?? {};
  /** Somebody else was faster: the page shows what became of the request, and a toast that it is there no more. */
  const readAgain = (error: unknown): void => {
    if (!problemFromError(error).fields.some(({ code }) => code === 'no_erasure_asked')) return;
    setAsking(false);
    notifyThrown(error);
    void client.invalidateQueries();
  };
  const callOff = (): void =>
    cancel.mutate(
      { body: { employee_id: id } },
      { onSuccess: () => notifySuccess(t(own === 1 ? 'calledOff' : 'refused')), onError: readAgain },
    );
  return (
    <SectionCard title={t('waitingTitle', { by, day: on })}>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
      {own === 1 && <p className={classes.text}>{t('own', { day: on })}</p>}
      {cancel.error && <ErrorBox problem={cancel.error.problem} />}
      <Group gap={8}>
        {own === 0 && obstacle === null && (
          <Button color="red" onClick={() => setAsking(true)}>
            {t('confirm')}
          </Button>
        )}
        {state === 'asked' && (
          <Button variant="default" loading={cancel.isPending} onClick={callOff}>
            {t(own === 1 ? 'callOff' : 'refuse')}
          </Button>
        )}
      </Group>
      {isAsking && (
        <ConfirmModal
          title={t('confirmTitle', { name })}
          confirm={t('confirm')}
          isDanger
          isPending={confirm.isPending}
          problem={confirm.error?.problem}
          onConfirm={() =>
            confirm.mutate({ body: { employee_id: id } }, { onSuccess: () => setAsking(false), onError: readAgain })
          }
          onClose={() => setAsking(false)}
        >
          <p className={classes.text}>{t('confirmText')}</p>
        </ConfirmModal>
      )}
    </SectionCard>
  );
};

/** What the user can do about the erasure now. */
export const ErasureDecision = ({ id, erasure }: Props) => {
  if (erasure.state === 'asked' || erasure.state === 'stopped') return <Decide id={id} erasure={erasure} />;
  return erasure.state === 'none' && erasure.obstacle === null && <Ask id={id} />;
};

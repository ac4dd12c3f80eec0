import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AskedRightOut } from '#shared/contract/session/asked-right.ts';
import { dismissAskedRight } from '#shared/contract/session/dismiss-asked-right.ts';
import { listAskedRights } from '#shared/contract/session/list-asked-rights.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { notifySuccess } from '../../ui/notify.ts';

const AskedRight = ({ asked: { user_id, name, permission, right, page, asked_on } }: { asked: AskedRightOut }) => {
  const { t } = useTranslation('settings');
  const call = useCall(dismissAskedRight);
  const dismiss = (): void =>
    void call
      .mutateAsync({ body: { user_id, permission } })
      .then(() => notifySuccess(t('users.rightDismissed', { name })), notifyThrown);
  return (
    <Banner
      tone="amber"
      action={
        <Button variant="transparent" size="xs" loading={call.isPending} onClick={dismiss}>
          {t('users.dismissRight')}
        </Button>
      }
    >
      {t('users.askedRight', { name, right, page, day: asked_on })}
    </Banner>
  );
};

/** The rights that a user asked for and that wait: each is given by the form below, or dismissed. */
export const AskedRights = ({ userId }: { userId: number }) => {
  const { data } = useQuery(query(listAskedRights, {}));
  const asked = (data?.data ?? []).filter(({ user_id: id }) => id === userId);
  return asked.map((each) => <AskedRight key={each.permission} asked={each} />);
};

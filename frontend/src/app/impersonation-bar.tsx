import { useQueryClient } from '@tanstack/react-query';
import { IconUserShield } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import type { Profile } from '#shared/contract/session/profile.ts';
import { stopImpersonating } from '#shared/contract/session/stop-impersonating.ts';
import { callEndpoint } from '../api/call.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { query } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';
import { forgetToasts, notifySuccess } from '../ui/notify.ts';
import classes from './bars.module.css';

/** Acting ends by itself after an hour, and as soon as the other user's access changes. */
const CHECK_EVERY_MS = 60_000;

/** A bar that stays in sight while a support user acts as someone else; it is shown to nobody else. */
export const ImpersonationBar = () => {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const { name } = useActor();
  const leave = (profile: Profile): void => {
    // Data that only the other user may see must not stay in the cache.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getProfile.id });
    history.replaceState(null, '', '/');
    client.setQueryData(query(getProfile, {}).queryKey, profile);
    forgetToasts();
    notifySuccess(t('impersonation.ended', { name }));
  };
  const check = useEffectEvent(async (): Promise<void> => {
    const profile = await callEndpoint(getProfile, {}).catch(() => undefined);
    if (!profile || profile.acting_as) return;
    leave(profile);
  });
  useEffect(() => {
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const stop = async (): Promise<void> => {
    try {
      leave(await callEndpoint(stopImpersonating, { body: {} }));
    } catch (error) {
      notifyThrown(error);
    }
  };
  return (
    <div className={classes.bar} data-tone="impersonation" role="status">
      <IconUserShield size={16} stroke={1.75} />
      <span>{t('impersonation.bar', { name })}</span>
      <button type="button" onClick={() => void stop()} aria-label={t('impersonation.stop', { name })}>
        {t('impersonation.short')}
      </button>
    </div>
  );
};

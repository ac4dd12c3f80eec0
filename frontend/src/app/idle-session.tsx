import { Button, Group, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../ui/actor.tsx';
import { ACTIVE_AT } from './active-at.ts';
import { IDLE_MINUTES, idleState, WARNING_MINUTES } from './idle.ts';
import { useIdentity } from './identity-context.ts';
import { leaveApp } from './leave-app.ts';
import { onLeftElsewhere } from './other-tabs.ts';
import { useLeftCalls } from './use-left-calls.ts';
import { useChangedRights } from './use-changed-rights.ts';
import { useNewDay } from './use-new-day.ts';

const LOOK_EVERY_MS = 5_000;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const activeAt = (): number => Number(localStorage.getItem(ACTIVE_AT) ?? Date.now());
const markActive = (): void => localStorage.setItem(ACTIVE_AT, String(Date.now()));

/**
 * Signs out who does nothing for a while, and asks before; whoever signs out in another tab is signed out here
 * (docs/areas/session-and-rights.md#idle-sessions).
 */
export const IdleSession = () => {
  const { t } = useTranslation('session');
  const { identity } = useIdentity();
  const client = useQueryClient();
  const { user_id: shownAs, acting_as: actingAs } = useActor();
  const userId = actingAs?.user_id ?? shownAs;
  const [isWarned, setWarned] = useState(false);

  const isLeaving = useRef(false);
  // Here, since the first page does without them as well.
  useLeftCalls();
  useNewDay();
  useChangedRights();

  /** Without its tokens the session ends with the next call. */
  const end = useEffectEvent(() => {
    identity.forget();
    void client.refetchQueries();
  });
  const leave = useEffectEvent(async () => {
    // A machine that was asleep may take a while to renew its tokens, and somebody come back to another tab meanwhile.
    await identity.accessToken();
    if (idleState(activeAt(), Date.now()) !== 'away') return;
    if (!(await leaveApp(identity, userId, { away: true }))) end();
  });
  const look = useEffectEvent(() => {
    if (isLeaving.current) return;
    const state = idleState(activeAt(), Date.now());
    setWarned(state === 'warned');
    if (state !== 'away') return;
    isLeaving.current = true;
    leave()
      .catch(() => undefined)
      .finally(() => (isLeaving.current = false));
  });
  const act = useEffectEvent(() => {
    // While it asks, only the answer counts; a machine that was asleep asks or signs out first.
    if (idleState(activeAt(), Date.now()) === 'here') markActive();
  });
  useEffect(() => {
    markActive();
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    const onAct = (): void => act();
    const onReturn = (): void => look();
    for (const name of acts) addEventListener(name, onAct, { passive: true, capture: true });
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      for (const name of acts) removeEventListener(name, onAct, { capture: true });
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  useEffect(() => onLeftElsewhere(userId, () => end()), [userId]);

  const stay = (): void => {
    markActive();
    setWarned(false);
  };
  return (
    <Modal opened={isWarned} onClose={stay} closeButtonProps={{ 'aria-label': t('stay') }} title={t('title')}>
      <p>{t('text', { idle: IDLE_MINUTES - WARNING_MINUTES, left: WARNING_MINUTES })}</p>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={() => void leaveApp(identity, userId)}>
          {t('signOut')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('stay')}
        </Button>
      </Group>
    </Modal>
  );
};

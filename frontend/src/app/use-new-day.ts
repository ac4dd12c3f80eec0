import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { query } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';

const LOOK_EVERY_MS = 5_000;
const ASK_EVERY_MS = 60_000;
/** A clock that is ahead by more minutes than this is not waited for. */
const ASKS = 10;

/**
 * Shows the new day to whoever stays past midnight: everything on screen is read again once the server says another
 * day. The clock of the machine says when to ask, never which day it is.
 */
export const useNewDay = (): void => {
  const client = useQueryClient();
  const { today } = useActor();
  const shown = useRef(today);
  const [firstDay] = useState(() => belgianDay(new Date()));
  const asking = useRef({ day: firstDay, from: '', asks: 0, at: 0 });
  const look = useEffectEvent(() => {
    const now = Date.now();
    const day = belgianDay(new Date(now));
    if (day !== asking.current.day) asking.current = { day, from: today, asks: ASKS, at: now };
    const { from, asks, at } = asking.current;
    if (from !== today || asks === 0 || now < at) return;
    asking.current = { day, from, asks: asks - 1, at: now + ASK_EVERY_MS };
    void client.invalidateQueries({ queryKey: query(getProfile, {}).queryKey });
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void client.invalidateQueries();
  }, [client, today]);
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { defaultPreferences, type Preferences } from '#shared/list/preferences.ts';
import type { ListName } from '#shared/contract/session/preferences.ts';
import { setPreferences } from '#shared/contract/session/set-preferences.ts';
import { callEndpoint } from '../api/call.ts';
import { query, readForGood } from '../api/query.ts';

const SAVE_AFTER_MS = 600;

/** The user's preferences for a list, kept on the server; undefined until read, the defaults if reading failed. */
export const usePreferences = (
  list: ListName,
  initialPerPage: number,
): { remembered: Preferences | undefined; remember: (change: Partial<Preferences>) => void } => {
  const client = useQueryClient();
  const options = query(getPreferences, { params: { list } });
  const { data, isError } = useQuery({ ...options, ...readForGood, retry: false });
  const pending = useRef<Partial<Preferences>>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The server keeps what a save does not name, so two saves at once would undo each other.
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback(() => {
    clearTimeout(timer.current);
    const body = pending.current;
    pending.current = {};
    if (Object.keys(body).length === 0) return;
    const call = () => callEndpoint(setPreferences, { params: { list }, body }, { keepalive: true });
    // Losing a preference is not worth a message.
    saved.current = saved.current.then(call).catch(() => undefined);
  }, [list]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [save]);
  const remember = useCallback(
    (change: Partial<Preferences>) => {
      pending.current = { ...pending.current, ...change };
      const { queryKey } = query(getPreferences, { params: { list } });
      // An answer that is under way does not know the change.
      if (client.getQueryData(queryKey)) void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (old: Preferences | undefined) => ({ ...(old ?? defaultPreferences), ...change }));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_AFTER_MS);
    },
    [client, list, save],
  );
  return { remembered: data ?? (isError ? { ...defaultPreferences, per_page: initialPerPage } : undefined), remember };
};

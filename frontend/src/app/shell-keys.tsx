import { useEffect, useRef, useState } from 'react';
import { useActor } from '../ui/actor.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useLocation, useNavigate } from '../ui/router.ts';
import { useKeys } from '../ui/use-keys.ts';
import { addRecentRecord } from './palette/recent-records.ts';
import { useNav } from './use-nav.ts';

/** While a layer is loading, it keeps the keys of the page from being pressed, as it does once it is there. */
const loading = <div role="dialog" aria-modal />;
const Palette = onDemand(async () => (await import('./palette/palette.tsx')).Palette, loading);
const ShortcutsHelp = onDemand(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp, loading);

const JUMP_MS = 1_500;
const now = (): number => performance.now();
type Shown = 'palette' | 'help';

/** The palette and the keys that work everywhere (docs/areas/screens.md#keyboard). */
export const useShellKeys = () => {
  const [shown, setShown] = useState<Shown>();
  const [loadedLayers, setLoadedLayers] = useState<ReadonlySet<Shown>>(new Set());
  const jumpUntil = useRef(0);
  const navigate = useNavigate();
  const nav = useNav();
  useRememberedRecord();

  const show = (what: Shown): void => {
    setLoadedLayers((before) => new Set([...before, what]));
    setShown(what);
  };
  const jump = (to: string): void => {
    if (now() > jumpUntil.current) return;
    jumpUntil.current = 0;
    void navigate(to);
  };
  useKeys(
    {
      ...Object.fromEntries(nav.flatMap(({ jump: key, to }) => (key === undefined ? [] : [[key, () => jump(to)]]))),
      '/': () => show('palette'),
      'mod+k': () => show('palette'),
      '?': () => show('help'),
      g: () => {
        jumpUntil.current = now() + JUMP_MS;
      },
    },
    'shell',
  );
  const close = (): void => setShown(undefined);
  const layers = (
    <>
      {loadedLayers.has('palette') && <Palette opened={shown === 'palette'} onClose={close} />}
      {loadedLayers.has('help') && <ShortcutsHelp opened={shown === 'help'} onClose={close} />}
    </>
  );
  return { layers, openPalette: () => show('palette') };
};

/** Adds the record whose page is open to the recent records. */
const useRememberedRecord = (): void => {
  const { user_id: userId } = useActor();
  const { pathname } = useLocation();
  const nav = useNav();
  const [, area = '', id = ''] = /^(\/[a-z_]+)\/([1-9]\d{0,8})$/.exec(pathname) ?? [];
  const object = nav.find(({ to }) => to === area)?.object;
  useEffect(() => {
    if (object !== undefined) addRecentRecord(userId, { object, id: Number(id) });
  }, [userId, object, id]);
};

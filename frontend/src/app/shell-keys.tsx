import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useActor } from '../ui/actor.tsx';
import { firstPageStands } from '../ui/first-page.ts';
import { useLocation, useNavigate } from '../ui/router.ts';
import { useKeys } from '../ui/use-keys.ts';
import { addRecentRecord } from './palette/recent-records.ts';
import { useNav } from './use-nav.ts';

const loadPalette = () => import('./palette/palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutsHelp = lazy(async () => ({ default: (await import('./shortcuts-help.tsx')).ShortcutsHelp }));

const JUMP_MS = 1_500;
const now = (): number => performance.now();
type Shown = 'palette' | 'help';

/** The palette and the keys that work everywhere (docs/areas/screens.md#keyboard). */
export const useShellKeys = () => {
  const [shown, setShown] = useState<Shown>();
  const [wanted, setWanted] = useState<ReadonlySet<Shown>>(new Set());
  const jumpUntil = useRef(0);
  const navigate = useNavigate();
  const nav = useNav();
  useNotedRecords();
  // Ahead of the first use: what is typed while the code comes would be lost.
  useEffect(() => void firstPageStands.then(loadPalette).catch(() => undefined), []);

  const show = (what: Shown): void => {
    setWanted((before) => new Set([...before, what]));
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
    <Suspense fallback={null}>
      {wanted.has('palette') && <Palette opened={shown === 'palette'} onClose={close} />}
      {wanted.has('help') && <ShortcutsHelp opened={shown === 'help'} onClose={close} />}
    </Suspense>
  );
  return { layers, openPalette: () => show('palette') };
};

/** A record whose page is opened is one of the recent ones. */
const useNotedRecords = (): void => {
  const { user_id: userId } = useActor();
  const { pathname } = useLocation();
  const nav = useNav();
  const [, area = '', id = ''] = /^(\/[a-z_]+)\/([1-9]\d{0,8})$/.exec(pathname) ?? [];
  const object = nav.find(({ to }) => to === area)?.object;
  useEffect(() => {
    if (object !== undefined) addRecentRecord(userId, { object, id: Number(id) });
  }, [userId, object, id]);
};

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { search } from '#shared/contract/records/search.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { fold } from '#shared/values/fold.ts';
import { query } from '../../api/query.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import type { PaletteAction, PaletteHit } from '../../ui/palette-part.ts';
import { useNav } from '../use-nav.ts';
import { paletteActions, paletteKind, paletteKinds } from './palette-parts.ts';
import { useRecentRecords } from './use-recent-records.ts';

const DEBOUNCE_MS = 200;

export type PaletteRow =
  | { kind: 'hit'; key: string; to: string; hit: PaletteHit }
  | { kind: 'action'; key: string; to: string; action: Pick<PaletteAction, 'icon' | 'shortcut'>; label: string };
export type PaletteGroup = { key: string; title: string; rows: PaletteRow[] };

const rowOfHit = (hit: PaletteHit): PaletteRow[] => {
  const to = paletteKind(hit.object)?.to(hit.id);
  return to === undefined ? [] : [{ kind: 'hit', key: `${hit.object} ${hit.id}`, to, hit }];
};

/** The options of the palette for a typed text: records within the user's rights, actions, and pages to go to. */
export const usePalette = (typed: string) => {
  const { t } = useTranslation(['palette', 'shell']);
  const can = useCan();
  const actor = useActor();
  const nav = useNav();
  const recent = useRecentRecords();
  const [term] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const results = useQuery({
    ...query(search, { query: { query: term } }),
    enabled: term !== '' && term.length <= SEARCH_MAX,
    placeholderData: keepPreviousData,
  });
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const isMatch = (label: string): boolean => words.every((word) => fold(label).includes(word));

  const answers = words.length === 0 || term === '' || term.length > SEARCH_MAX ? [] : (results.data?.data ?? []);
  const hits = paletteKinds.flatMap(({ object, title }) => {
    const group = answers.find((one) => one.object_type === object);
    const rows = (group?.hits ?? []).flatMap((hit) => rowOfHit({ ...hit, object }));
    return rows.length > 0 ? [{ key: object, title: t(title), rows }] : [];
  });
  // There is room for the actions of one record, the first hit.
  const first = hits.flatMap(({ rows }) => rows).find((row) => row.kind === 'hit');
  const hitActions = (first && paletteKind(first.hit.object)?.actions) ?? [];
  const actions: PaletteRow[] = [
    ...hitActions.map((action) => ({
      ...action,
      to: action.to(first?.hit.id ?? 0),
      label: t(action.label, { name: first?.hit.name }),
    })),
    ...paletteActions.map((action) => ({ ...action, label: t(action.label) })).filter(({ label }) => isMatch(label)),
  ]
    .filter(({ permission }) => permission === undefined || can(permission))
    .filter(({ wholeCompany }) => !wholeCompany || !isTeamScoped(actor))
    .map(({ key, to, label, ...action }) => ({ kind: 'action', key, to, label, action }));
  const pages: PaletteRow[] = nav
    .filter(({ label }) => isMatch(t('palette:goTo', { page: t(label) })))
    .map(({ key, to, icon, label, jump }) => ({
      kind: 'action' as const,
      key: `go-${key}`,
      to,
      label: t(label),
      action: { icon, ...(jump !== undefined && { shortcut: `G ${jump.toUpperCase()}` }) },
    }));
  const recentRows = words.length === 0 ? recent.flatMap(rowOfHit) : [];
  const go = { key: 'go', title: t('palette:group.go'), rows: pages };
  const act = { key: 'do', title: t('palette:group.do'), rows: actions };
  const groups: PaletteGroup[] = [
    { key: 'recent', title: t('palette:group.recent'), rows: recentRows },
    ...hits,
    ...(words.length === 0 ? [go, act] : [act, go]),
  ].filter(({ rows }) => rows.length > 0);
  const isSearching = words.length > 0 && (term !== typed.trim() || results.isFetching);
  // What is too long is not searched for.
  const mayAnswer = words.length > 0 && typed.trim().length <= SEARCH_MAX;
  return {
    groups,
    words,
    isSearching,
    /** The hits are still those of what was typed before. */
    isBehind: mayAnswer && (term !== typed.trim() || results.isPending || results.isPlaceholderData),
    problem: term === '' ? null : results.error,
  };
};

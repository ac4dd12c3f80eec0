import { createContext, type ComponentType } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { RouteObject } from './router.ts';

/** One entry of the navigation; shown to users with `permission`. */
export type NavEntry = {
  key: string;
  to: string;
  /** Where further pages of the area begin. */
  also?: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  permission?: Permission;
  /** Entries are sorted by this, lowest first. */
  order: number;
  /** The key that opens the page after `g`. */
  jump?: string;
  /** The kind of record with pages at `{to}/{id}`; the number of records is shown beside the entry. */
  object?: ObjectType;
  /** The number beside the entry, where it is not that of one kind of record: all courses, what waits for the user. */
  counts?: 'courses' | 'to_decide' | 'to_sign';
  /** `bottom` puts the entry above the user menu, like settings. */
  place?: 'bottom';
  /** A shorter label for the bottom bar of a phone, which has room for about twelve letters. */
  shortLabel?: string;
  /** The message key with its namespace: `shell:nav.fleet`. */
  label: string;
};

/** What `<area>.routes.tsx` exports; the app finds the file by its name. */
export type AreaModule = { routes: RouteObject[]; nav?: NavEntry[] };

/** The areas that the user may open, for pages that lead to one. */
export const NavContext = createContext<readonly NavEntry[]>([]);

/** The area that an address belongs to; undefined for one that names none. */
export const areaOf = (nav: readonly NavEntry[], pathname: string): NavEntry | undefined =>
  nav.find(
    ({ to, also }) =>
      pathname === to || pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also)),
  );

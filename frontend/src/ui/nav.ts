import type { ComponentType } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { RouteObject } from './router.ts';

/** One entry of the navigation; shown to whom has `permission`. */
export type NavEntry = {
  key: string;
  to: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  permission?: Permission;
  /** Lowest on top. */
  order: number;
  /** `g` and this key go there. */
  jump?: string;
  /** The kind of record whose pages lie at `{to}/{id}`; how many there are stands beside the entry. */
  object?: ObjectType;
  /** `bottom` stands above the user, as settings do. */
  place?: 'bottom';
  /** Message key with its namespace: `shell:nav.fleet`. */
  label: string;
};

/** What `<area>.routes.tsx` exports; the app finds the file by its name. */
export type AreaModule = { routes: RouteObject[]; nav?: NavEntry[] };

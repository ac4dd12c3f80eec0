import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';

type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

export type PaletteHit = { object: ObjectType; id: number; name: string; fact: string | null };

/** Something to do; labels are message keys with their namespace. */
export type PaletteAction = {
  key: string;
  icon: Icon;
  label: string;
  to: string;
  permission?: Permission;
  /** The key that does the same on its list. */
  shortcut?: string;
};

/** A kind of record that the palette finds. */
export type PaletteKind = {
  object: ObjectType;
  /** Above its hits: a message key. */
  title: string;
  /** Absent for people, who show their initials. */
  icon?: Icon;
  to: (id: number) => string;
  /** One record by its id, for what was opened lately; throws when it is gone or out of sight. */
  find: (client: QueryClient, id: number) => Promise<{ name: string; fact: string | null }>;
  /** What can be done with a hit; the label takes its `name`. */
  actions?: readonly (Omit<PaletteAction, 'to'> & { to: (id: number) => string })[];
};

/** What `<area>.palette.ts` exports as `palette`; the palette finds the file by its name. */
export type PalettePart = { order: number; kinds?: readonly PaletteKind[]; actions?: readonly PaletteAction[] };

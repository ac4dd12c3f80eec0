import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';

type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

export type PaletteHit = {
  object: ObjectType;
  id: number;
  name: string;
  fact: string | null;
  picture?: string | null | undefined;
};

/** An action of the palette; its label is a message key with its namespace. */
export type PaletteAction = {
  key: string;
  icon: Icon;
  label: string;
  to: string;
  permission?: Permission;
  /** Not for a team manager. */
  wholeCompany?: true;
  /** The key that does the same on the list. */
  shortcut?: string;
};

/** A kind of record that the palette finds. */
export type PaletteKind = {
  object: ObjectType;
  /** The message key of the heading above the hits. */
  title: string;
  /** Undefined for people, who are shown with their picture or initials. */
  icon?: Icon;
  to: (id: number) => string;
  /** Reads a record by its id, for the recent records; throws if it is deleted or not visible to the user. */
  find: (client: QueryClient, id: number) => Promise<Pick<PaletteHit, 'name' | 'fact' | 'picture'>>;
  /** The actions on a hit; their labels take its `name`. */
  actions?: readonly (Omit<PaletteAction, 'to'> & { to: (id: number) => string })[];
};

/** What `<area>.palette.ts` exports as `palette`; the palette finds the file by its name. */
export type PalettePart = { order: number; kinds?: readonly PaletteKind[]; actions?: readonly PaletteAction[] };

import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getHome, HomeArea } from '#shared/contract/home/get-home.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Tone } from './tokens.ts';

export type Home = EndpointResponse<typeof getHome>;

type Can = (permission: Permission) => boolean;
type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** A tile of the strip: work that waits, or a figure, which fills the strip where there is little work to tell of. */
export type HomeTile = {
  key: string;
  kind: 'work' | 'figure';
  /** The position among its kind, lowest first. */
  order: number;
  shows: (home: Home) => boolean;
  /** What the tile tells of; a new company is spared what is nothing. */
  count: (home: Home) => number;
  Tile: ComponentType<{ home: Home }>;
};

/** A line of what is to be done. */
export type HomeTask = {
  key: string;
  icon: Icon;
  title: string;
  note?: string;
  /** What of the note leads to a list of its own, at its end. */
  link?: { text: string; to: string };
  /** The day by which it should be done (dd/mm/yyyy); without one it stands at the end. */
  deadline?: string | null;
  /** Whether the line is late, whatever its deadline says. */
  late?: boolean;
  /** Said in place of the deadline. */
  badge?: { tone: Tone; text: string };
  action: { label: string; to: string };
  /** Whose work it is; without one it is that of both. */
  whose?: 'mine' | 'team';
};

/** A card of the home page. */
export type HomeCard = {
  key: string;
  /** The message key of its name, with its namespace. */
  name: string;
  /** The part without which there is nothing to show; null for a card that needs none. */
  area: HomeArea | null;
  /** Cards are sorted by this, lowest first. */
  order: number;
  /** The wide column, the narrow one, or whichever has room. */
  place: 'main' | 'side' | 'either';
  shows: (home: Home, can: Can) => boolean;
  Card: ComponentType<{ home: Home }>;
};

/** What `<area>.home.tsx` exports as `home`; the home page finds the file by its name. */
export type HomePart = {
  /** The order of its tasks without a deadline, and of its first steps, lowest first. */
  order: number;
  tiles?: readonly HomeTile[];
  tasks?: (home: Home, t: TFunction<'home'>, can: Can) => readonly HomeTask[];
  cards?: readonly HomeCard[];
};

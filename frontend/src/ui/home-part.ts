import type { ComponentType } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getHome } from '#shared/contract/home/get-home.ts';
import type { Permission } from '#shared/permissions/rules.ts';

export type Home = EndpointResponse<typeof getHome>;

type Can = (permission: Permission) => boolean;

/** A card of the home page. */
export type HomeCard = {
  key: string;
  /** Lowest on top. */
  order: number;
  /** The wide column, the narrow one, or the one that has room. */
  place: 'main' | 'side' | 'either';
  shows: (home: Home, can: Can) => boolean;
  Card: ComponentType<{ home: Home }>;
};

/** What to do first in a company where there is nothing of this area yet. */
export type HomeStep = {
  key: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Message keys with their namespace. */
  title: string;
  text: string;
  due: (home: Home) => boolean;
  actions: readonly { label: string; to: string; permission: Permission }[];
};

/** What `<area>.home.tsx` exports as `home`; the home page finds the file by its name. */
export type HomePart = {
  /** Lowest first in the strip. */
  order: number;
  /** Tiles of the strip; draws nothing for an area that may not be opened. */
  Tiles?: ComponentType<{ home: Home }>;
  cards?: readonly HomeCard[];
  steps?: readonly HomeStep[];
};

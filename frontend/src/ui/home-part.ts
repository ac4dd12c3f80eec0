import type { ComponentType } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getHome } from '#shared/contract/home/get-home.ts';
import type { Permission } from '#shared/permissions/rules.ts';

export type Home = EndpointResponse<typeof getHome>;

type Can = (permission: Permission) => boolean;

/** A card of the home page. */
export type HomeCard = {
  key: string;
  /** Cards are sorted by this, lowest first. */
  order: number;
  /** The wide column, the narrow one, or whichever has room. */
  place: 'main' | 'side' | 'either';
  shows: (home: Home, can: Can) => boolean;
  Card: ComponentType<{ home: Home }>;
};

/** What `<area>.home.tsx` exports as `home`; the home page finds the file by its name. */
export type HomePart = {
  /** The position in the strip, lowest first. */
  order: number;
  /** The tiles of the strip; it draws nothing for a user who may not open the area. */
  Tiles?: ComponentType<{ home: Home }>;
  cards?: readonly HomeCard[];
};

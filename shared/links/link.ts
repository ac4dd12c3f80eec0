import type { ObjectType } from '#shared/records/object-types.ts';

/** The purposes of links with a page: what a person can do without signing in. */
export const pagePurposes = ['invite', 'sign', 'days-off'] as const;
export type PagePurpose = (typeof pagePurposes)[number];

/** `calendar`: a feed of days off that calendars read by themselves. */
export const linkPurposes = [...pagePurposes, 'calendar'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** 256 random bits in base64url. */
export const LINK_TOKEN = /^[\w-]{43}$/;

/** What every link has. Instants are ISO. */
type AnyLink = {
  /** The hash of the token, for logs and for revoking; it does not reveal the token. */
  id: string;
  /** The moment from which the link is dead. */
  until: string;
  /** When the link served its purpose. A used link still shows what happened and does nothing twice. */
  used_at: string | null;
  revoked_at: string | null;
  /** When its page was opened first. */
  opened_at: string | null;
  /** When its page or its calendar was read last. */
  last_read_at: string | null;
};

/** Gives whoever has its token the right to do one thing about one record as one person. */
export type PersonLink = AnyLink & {
  purpose: PagePurpose;
  object_type: ObjectType;
  object_id: number;
  employee_id: number;
  /**
   * Tells the links of one record and person apart, for a purpose that lets a later one replace those of before, or that
   * ends with the address it was mailed to; absent for every other purpose.
   */
  part?: string;
};

/** Gives whoever has its token the sight of days off that the user who made it has, of a team or of a person. */
export type FeedLink = AnyLink & {
  purpose: 'calendar';
  user_id: number;
  team_id: number | null;
  employee_id: number | null;
};

export type Link = PersonLink | FeedLink;

/** The end of a link that lives until it is revoked. */
export const UNTIL_REVOKED = '9999-01-01T00:00:00.000Z';

/** The pages of links, by the first segment of their address; a further one is a line here. */
export const linkPageNames = ['answer', 'my-days-off', 'sign'] as const;

export type LinkPage = (typeof linkPageNames)[number];

/** The page of links at a path; undefined for every other path. */
export const linkPageOf = (path: string): LinkPage | undefined =>
  linkPageNames.find((name) => path.startsWith(`/${name}/`));

/** The file of the web app that answers a page of a link; undefined for every other path. */
export const linkPageFile = (path: string): string | undefined => {
  const page = linkPageOf(path);
  return page && `/${page}.html`;
};

/** The pattern of the addresses of such a page. */
export const linkPagePattern = (page: LinkPage): string => `/${page}/*`;
export const linkPagePatterns: readonly string[] = linkPageNames.map(linkPagePattern);

import type { ObjectType } from '#shared/records/object-types.ts';

/** The purposes of links: what a person can do without signing in. */
export const linkPurposes = ['invite', 'sign'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** 256 random bits in base64url. */
export const LINK_TOKEN = /^[\w-]{43}$/;

/** A link gives whoever has its token the right to do one thing about one record as one person. Instants are ISO. */
export type Link = {
  /** The hash of the token, for logs and for revoking; it does not reveal the token. */
  id: string;
  purpose: LinkPurpose;
  object_type: ObjectType;
  object_id: number;
  employee_id: number;
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

/** The pages of links, by the first segment of their address; a further one is a line here. */
export const linkPageNames = ['answer'] as const;

/** The file of the web app that answers a page of a link; undefined for every other path. */
export const linkPageFile = (path: string): string | undefined => {
  const page = linkPageNames.find((name) => path.startsWith(`/${name}/`));
  return page && `/${page}.html`;
};

/** The patterns of the addresses of these pages. */
export const linkPagePatterns: readonly string[] = linkPageNames.map((name) => `/${name}/*`);

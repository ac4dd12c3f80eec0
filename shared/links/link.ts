import type { objectTypes } from '#shared/records/object-types.ts';

/** What a person can do by a link without signing in. */
export const linkPurposes = ['invite', 'sign'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** 256 random bits in base64url. */
export const LINK_TOKEN = /^[\w-]{43}$/;

/** The right of one person to do one thing about one record, for whoever holds its token. Instants are ISO. */
export type Link = {
  /** The hash of the token, which tells nothing about the token: for logs and for revoking. */
  id: string;
  purpose: LinkPurpose;
  object_type: (typeof objectTypes)[number];
  object_id: number;
  employee_id: number;
  /** The moment from which on the link is dead. */
  until: string;
  /** When the link did what it was for; a used link still shows what happened, and does nothing twice. */
  used_at: string | null;
  revoked_at: string | null;
};

import type { LinkAnswer } from '#shared/contract/links/answer-link.ts';
import type { ShownByPurpose } from '#shared/contract/links/link-detail.ts';
import type { Link, LinkPurpose } from '#shared/links/link.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** What an area brings for a purpose of links. Each function throws `not_found` when the record is gone. */
export type LinkPurposeHandler = {
  /** Whether a link serves once: the first answer uses it up. Otherwise the answer may be changed until its end. */
  readonly once: boolean;
  readonly detail: (link: Link, at: Date) => Promise<ShownByPurpose>;
  /**
   * The writes of an answer, sent in one transaction with a check that the link is alive. The same answer as before
   * needs none.
   */
  readonly answer: (link: Link, answer: LinkAnswer, at: Date) => Promise<readonly Write[]>;
  /** Follows once an answer is saved; the answer stands whatever happens. */
  readonly answered?: (link: Link) => Promise<void>;
  /** The appointment as text of an .ics file. */
  readonly calendar?: (link: Link, at: Date) => Promise<string>;
};

export type LinkPurposes = Readonly<Partial<Record<LinkPurpose, LinkPurposeHandler>>>;

/** What serves a link; a purpose that nothing serves is as unknown as a wrong token. */
export const handlerOf = (purposes: LinkPurposes, { purpose }: Pick<Link, 'purpose'>): LinkPurposeHandler => {
  const handler = purposes[purpose];
  if (!handler) throw new AppError('not_found');
  return handler;
};

import type { answerLink, LinkAnswer } from '#shared/contract/links/answer-link.ts';
import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { previewAnswer } from '#shared/contract/links/preview-answer.ts';
import type { ShownByPurpose, YesOrNo } from '#shared/contract/links/link-detail.ts';
import type { FeedLink, PagePurpose, PersonLink } from '#shared/links/link.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import type { Language } from '#shared/values/language.ts';
import type { Write } from '#functions/platform/storage/write.ts';

type Previewed = EndpointInput<typeof previewAnswer>['body'];
export type DaysOffAnswer = Extract<LinkAnswer, { action: string }>;

/** What an area brings for a purpose of links. Each function throws `not_found` when the record is gone. */
export type LinkPurposeHandler = {
  /** Whether a link serves once: the first answer uses it up. Otherwise the answer may be changed until its end. */
  readonly once: boolean;
  /** The details that the page shows, in the language in which it is read. */
  readonly detail: (link: PersonLink, at: Date, language: Language) => Promise<ShownByPurpose>;
  /**
   * The writes of an answer, sent in one transaction with a check that the link is alive. The same answer as before
   * needs none.
   */
  readonly answer: (link: PersonLink, answer: LinkAnswer, at: Date) => Promise<readonly Write[]>;
  /**
   * Follows once an answer is saved, and says what the caller is told beside it; the answer stands whatever happens.
   */
  readonly answered?: (link: PersonLink) => Promise<Partial<EndpointResponse<typeof answerLink>> | void>;
  /** What the first opening of the page writes, in place of its event. */
  readonly opened?: (link: PersonLink, at: Date) => Promise<readonly Write[]>;
  /** What an answer would come to, for a purpose that counts something. */
  readonly preview?: (link: PersonLink, asked: Previewed) => Promise<EndpointResponse<typeof previewAnswer>>;
  /** The appointment as text of an .ics file. */
  readonly calendar?: (link: PersonLink, at: Date) => Promise<string>;
};

/** What an area brings for feeds. `link_ended` for one whose maker has lost the sight of what it shows. */
export type FeedHandler = { readonly calendar: (link: FeedLink, at: Date) => Promise<string> };

export type LinkPurposes = Readonly<Partial<Record<PagePurpose, LinkPurposeHandler> & { calendar: FeedHandler }>>;

/** The answer to a question of yes or no; throws 422 for an answer of another purpose. */
export const yesOrNoOf = (answer: LinkAnswer): YesOrNo => {
  if ('answer' in answer) return answer.answer;
  throw issuesError([issue('answer', 'required'), issue('action', 'unrecognized_key')]);
};

/** The answer about days off; throws 422 for an answer of another purpose. */
export const daysOffAnswerOf = (answer: LinkAnswer): DaysOffAnswer => {
  if ('action' in answer) return answer;
  throw issuesError([issue('action', 'required'), issue('answer', 'unrecognized_key')]);
};

/** What serves a link; a purpose that nothing serves is as unknown as a wrong token. */
export const handlerOf = (purposes: LinkPurposes, { purpose }: Pick<PersonLink, 'purpose'>): LinkPurposeHandler => {
  const handler = purposes[purpose];
  if (!handler) throw new AppError('not_found');
  return handler;
};

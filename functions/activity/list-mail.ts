import { listMail, MAIL_PAGE } from '#shared/contract/activity/list-mail.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { recordChoiceIssues } from './feed-filters.ts';
import { mailOfCompany, mailOfRecord } from './sent-mail.ts';
import { assertMayChoose, visibleObject } from './visible-object.ts';

export const handler = serve(
  listMail,
  async ({ query, actor }) => {
    const { relatedObject, relatedObjectId, before, only_problems } = query;
    const page = { before, limit: MAIL_PAGE };
    if (relatedObject !== undefined && relatedObjectId !== undefined) {
      await visibleObject(actor, relatedObject, relatedObjectId);
      return mailOfRecord(actor, relatedObject, relatedObjectId, page);
    }
    assertNoIssues(recordChoiceIssues(query));
    return mailOfCompany(actor, { ...page, onlyProblems: only_problems === '1' });
  },
  ({ actor, named }) => assertMayChoose(actor, named('relatedObject'), named('relatedObjectId'), 'mail:company'),
);

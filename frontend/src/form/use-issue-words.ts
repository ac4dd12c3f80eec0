import { useTranslation } from 'react-i18next';
import type { Issue } from '#shared/errors/issue.ts';
import { issueSentence, sentenceAt, type SayIssue } from '#shared/errors/issue-words.ts';

/** The sentences of issues in the language of the screen; in English until those of another language are loaded. */
export const useIssueWords = () => {
  const { t } = useTranslation('issues', { useSuspense: false });
  const say: SayIssue = (key, params, english) => {
    const said = t(key, params);
    return said === key ? english : said;
  };
  return {
    /** The title that the specification gives to a form that is refused. */
    title: (english: string): string => say(english, {}, english),
    /** A message beside a field of this name. */
    at: (issue: { message: string; code?: string; path?: string | undefined }, label?: string): string =>
      sentenceAt(issue, label, say),
    /** An issue where its field is not in sight. */
    of: (found: Issue, label: string | undefined): string =>
      issueSentence(found, label === undefined ? {} : { [found.path]: label }, say),
  };
};

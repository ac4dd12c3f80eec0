import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { editChecklists } from '#shared/contract/people/edit-checklists.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { OWN_DAYS_MAX, type ChecklistSide } from '#shared/people/checklists.ts';
import { wholeNumberIssue } from '../../../form/whole-number-issue.ts';

type ChecklistsBody = Omit<EndpointCall<typeof editChecklists>['body'], 'version'>;
type OwnItem = ChecklistsBody['own'][number];

/** An item as typed: a number of days, before the day or after it. */
export type OwnRow = Pick<OwnItem, 'id' | 'side' | 'name' | 'who'> & { days: string; when: 'before' | 'after' };
export type ChecklistsForm = Pick<ChecklistsBody, 'joiner_off' | 'leaver_off'> & { own: OwnRow[] };

export const newRow = (side: ChecklistSide): OwnRow => ({
  id: 0,
  side,
  name: '',
  who: '',
  days: '0',
  when: side === 'joiner' ? 'before' : 'after',
});

export const formOf = ({ own, ...off }: ChecklistsBody): ChecklistsForm => ({
  ...off,
  own: own.map(({ days, ...item }) => ({ ...item, days: String(Math.abs(days)), when: days < 0 ? 'before' : 'after' })),
});

export const bodyOf = ({ own, ...off }: ChecklistsForm): ChecklistsBody => ({
  ...off,
  own: own.map(({ days, when, ...item }) => ({
    ...item,
    days: Number(days) === 0 ? 0 : Number(days) * (when === 'before' ? -1 : 1),
  })),
});

/** What the form refuses by itself; the API judges by the same limits. */
export const formIssues = ({ own }: ChecklistsForm): Issue[] =>
  own.flatMap(({ name, days }, at) => {
    const number =
      days.trim() === ''
        ? issue(`own.${at}.days`, 'required')
        : wholeNumberIssue(`own.${at}.days`, days, { min: 0, max: OWN_DAYS_MAX });
    return [...(name.trim() === '' ? [issue(`own.${at}.name`, 'required')] : []), ...(number ? [number] : [])];
  });

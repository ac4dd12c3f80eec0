import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import { labelValueIn } from '#shared/values/label-value.ts';
import { button, element } from '../answer/element.ts';
import { pageLanguage } from '../answer/page-language.ts';
import { amountText, spanText, words } from './words.ts';

type Request = DaysOffShown['requests'][number];

/** The buttons with which a request is taken back: the first one asks whether that is meant. */
const cancelNode = (request: Request, cancel: (id: number) => void): HTMLElement => {
  const place = element('div', { class: 'actions' });
  const { type_name: type } = request;
  const offer = (hasFocus: boolean): void => {
    const first = button(words(`cancel.${request.state}`), 'quiet', ask);
    first.setAttribute(
      'aria-label',
      labelValueIn(pageLanguage(), words(`cancel.${request.state}`), `${type}, ${spanText(request)}`),
    );
    place.replaceChildren(first);
    if (hasFocus) first.focus();
  };
  const ask = (): void => {
    const keep = button(words('cancel.no'), 'quiet', () => offer(true));
    place.replaceChildren(
      element('p', {}, words('cancel.ask', { type, days: spanText(request) })),
      button(words('cancel.yes'), 'quiet', () => cancel(request.id)),
      keep,
    );
    keep.focus();
  };
  offer(false);
  return place;
};

const requestNode = (request: Request, cancel: (id: number) => void): HTMLElement => {
  const { type_name: type, unit, minutes, day_minutes: dayMinutes, state, decided_by: by, message, reason } = request;
  const line = (text: string | null): HTMLElement | null =>
    text === null ? null : element('p', { class: 'dim' }, text);
  const isAnswered = by !== null && (state === 'approved' || state === 'declined');
  return element(
    'li',
    { class: 'request' },
    element('p', { class: `state ${state}` }, words(`state.${state}`)),
    element('p', {}, element('b', {}, spanText(request))),
    element('p', {}, `${type}, ${amountText(minutes, unit, dayMinutes)}`),
    line(reason === null ? null : words('yourReason', { reason })),
    line(isAnswered ? words('answeredBy', { name: by }) : null),
    message === null ? null : element('p', {}, words('says', { message })),
    request.can_cancel ? cancelNode(request, cancel) : null,
  );
};

/** The requests of the person with their answers. */
export const requestsSection = ({ requests }: DaysOffShown, cancel: (id: number) => void): HTMLElement =>
  element(
    'section',
    { 'aria-labelledby': 'requests' },
    element('h2', { id: 'requests' }, words('requests')),
    requests.length === 0
      ? element('p', { class: 'dim' }, words('none'))
      : element('ul', { class: 'requests' }, ...requests.map((request) => requestNode(request, cancel))),
  );

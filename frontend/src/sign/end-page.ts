import type { LinkDetail, SignShown } from '#shared/contract/links/link-detail.ts';
import { element } from '../answer/element.ts';
import { askKey, endKey } from '../answer/frame.ts';
import type { Answer, Failure } from '../answer/link-calls.ts';
import { liveButton } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';
import { askLine, pageHeader } from './page-frame.ts';
import type { SaidBox } from './said-box.ts';

type Line = readonly [path: string, values?: () => Readonly<Record<string, string>>];
type Texts = { readonly title: string; readonly lines: readonly Line[] };

const states = ['expired', 'cancelled', 'draft'] as const;

/** What somebody is told once there is nothing to sign for them, and what they can do. */
const textsOf = (shown: SignShown): Texts => {
  const sender = () => ({ name: shown.sent_by });
  const others = shown.signers.filter(({ signed, you }) => !signed && !you);
  const [open] = others;
  const of = (key: string, values = sender): Texts => ({ title: `${key}.title`, lines: [[`${key}.body`, values]] });
  switch (shown.step) {
    case 'signed': {
      const next: Line =
        open && shown.state !== 'completing'
          ? ['signed.waits', () => ({ names: others.map(({ name }) => name).join(', ') })]
          : ['signed.making'];
      const moment: Line[] =
        shown.signed_on === null ? [] : [['signed.body', () => ({ moment: shown.signed_on ?? '' })]];
      return { title: 'signed.title', lines: [...moment, next] };
    }
    case 'done':
      return of('done');
    case 'declined':
      return of('declined');
    case 'paper':
      return of('onPaper');
    case 'waiting':
      return open ? { title: 'waiting.title', lines: [['waiting.name', () => ({ name: open.name })]] } : of('waiting');
    default:
      return of(`over.${states.find((state) => state === shown.state) ?? 'other'}`);
  }
};

const box = (live: LiveWords, { title, lines }: Texts, ...rest: readonly (HTMLElement | null)[]): HTMLElement =>
  element(
    'main',
    { class: 'end' },
    element('h1', { tabindex: '-1' }, live.text(title)),
    ...lines.map(([path, values]) => element('p', {}, live.text(path, values))),
    ...rest,
  );

/** The page of a contract with nothing to sign any more, or not yet. */
export const endPage = (
  live: LiveWords,
  { detail, shown, said, download }: { detail: LinkDetail; shown: SignShown; said: SaidBox; download: () => void },
) => {
  const hasFile = (shown.step === 'signed' || shown.step === 'done') && shown.file_url !== '';
  return [
    pageHeader(live, detail),
    box(
      live,
      textsOf(shown),
      element('p', { class: 'dim' }, shown.contract_name),
      said.node,
      hasFile ? liveButton(live, 'download', shown.step === 'done' ? 'main' : 'quiet', download) : null,
      askLine(live, detail),
    ),
  ];
};

/** What became of an answer that the link did not take any more, with the words of its person, which stand nowhere else. */
const unsentLines = (answer: Answer): readonly Line[] => {
  if (!('decision' in answer)) return [];
  if (answer.decision === 'sign') return [['unsent.sign']];
  const { reason = '' } = answer;
  return [['unsent.answer'], ...(reason === '' ? [] : [['unsent.reason', () => ({ reason })] as const])];
};

/** The page of a link that could not be opened, or that took the `unsent` answer no more. */
export const failedPage = (
  live: LiveWords,
  failure: Failure,
  { retry, unsent }: { retry?: (() => void) | undefined; unsent?: Answer | undefined } = {},
): HTMLElement[] => {
  const key = endKey(failure);
  const lines: Line[] = [
    ...(unsent ? unsentLines(unsent) : []),
    [`${key}.body`],
    ...(retry ? [] : [[askKey(key)] as const]),
  ];
  return [
    pageHeader(live),
    box(live, { title: `${key}.title`, lines }, retry ? liveButton(live, 'again', 'main', retry) : null),
  ];
};

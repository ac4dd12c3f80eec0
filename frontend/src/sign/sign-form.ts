import { SIGNATURE_NAME_MAX, SIGNATURE_PLACE_MAX } from '#shared/contracts/limits.ts';
import type { SignShown } from '#shared/contract/links/link-detail.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { element } from '../answer/element.ts';
import { keepTyped, radioControl } from '../answer/kept-text.ts';
import type { Answer } from '../answer/link-calls.ts';
import { problemOf } from './live-parts.ts';
import type { LiveMark } from './live-mark.ts';
import type { LiveWords } from './live-words.ts';
import { signatureBox } from './signature-box.ts';

type Missing = 'drawing' | 'name' | 'consent';
type Part = Missing | 'place';

/** What the API calls the parts. */
const pathOf: Readonly<Record<Part, string>> = {
  drawing: 'base64_signature',
  name: 'name',
  place: 'place',
  consent: 'consent',
};

const textField = (live: LiveWords, id: string, max: number, attributes: Readonly<Record<string, string>>) => {
  const input = element('input', { id, type: 'text', maxlength: String(max), ...attributes });
  // Nothing that is typed is lost when other words are drawn: the field stays, its surroundings follow.
  input.addEventListener('input', live.refresh);
  return input;
};

type Fields = {
  readonly name: HTMLInputElement;
  readonly place: HTMLInputElement;
  readonly consent: HTMLInputElement;
  readonly signature: ReturnType<typeof signatureBox>;
};

/** The form around its fields: their labels, what is wrong with them, and what the signature means. */
const formNode = (
  live: LiveWords,
  shown: SignShown,
  { name, place, consent, signature }: Fields,
  wordsOf: (part: Part) => string | undefined,
): HTMLElement => {
  const star = (): HTMLElement => element('span', { class: 'star', 'aria-hidden': 'true' }, ' *');
  const label = (id: string, ...text: readonly (Node | string)[]): HTMLElement =>
    element('label', { for: id }, ...text);
  const problem = (part: Part, field: HTMLElement): HTMLElement => problemOf(live, part, field, () => wordsOf(part));
  const one = shown.pages === 1 ? 'one' : 'other';
  return element(
    'form',
    { class: 'form', novalidate: '' },
    element('h2', { tabindex: '-1' }, live.text('steps.sign')),
    ...signature.nodes,
    problem('drawing', signature.canvas),
    label('name', live.text('name'), star()),
    name,
    problem('name', name),
    element(
      'div',
      { class: 'pair' },
      element(
        'div',
        {},
        label('place', live.text('place'), ' ', element('span', { class: 'dim' }, '(', live.text('optional'), ')')),
        place,
        problem('place', place),
      ),
      element('p', { class: 'date' }, element('span', {}, live.text('date')), element('b', {}, shown.today)),
    ),
    element('p', { class: 'meaning' }, live.text(`meaning.${shown.level}`)),
    element(
      'div',
      { class: 'consent' },
      consent,
      label(
        'consent',
        live.text(`consent.${one}`, () => ({ pages: String(shown.pages) })),
      ),
    ),
    problem('consent', consent),
    element('p', { class: 'help' }, live.text('kept')),
  );
};

/** What a person puts under the document: a drawn or typed signature, their name, the place, and that they agree. */
export const signForm = (live: LiveWords, shown: SignShown, mark: LiveMark | undefined) => {
  let isTried = false;
  let refused: ReadonlySet<string> = new Set();

  const name = textField(live, 'name', SIGNATURE_NAME_MAX, { autocomplete: 'name', required: '' });
  const place = textField(live, 'place', SIGNATURE_PLACE_MAX, { autocomplete: 'address-level2' });
  const signature = signatureBox(live, () => name.value, mark);
  const consent = element('input', { id: 'consent', type: 'checkbox', required: '' });
  consent.addEventListener('change', live.refresh);

  const missing = (): Missing[] => {
    const all: Missing[] = [];
    if (signature.isMissing()) all.push('drawing');
    if (name.value.trim() === '') all.push('name');
    if (!consent.checked) all.push('consent');
    return all;
  };
  const isWrong = (part: Part): boolean =>
    (isTried && part !== 'place' && missing().includes(part)) || refused.has(pathOf[part]);
  const wordsOf = (part: Part): string | undefined => (isWrong(part) ? live.words(`fill.${part}`) : undefined);

  // A drawing is kept by nothing.
  keepTyped('sign', { name, place, way: radioControl(signature.wayInputs) });
  live.refresh();
  const node = formNode(live, shown, { name, place, consent, signature }, wordsOf);

  return {
    node,
    missing,
    isDrawn: signature.isDrawn,
    /** Shows what is missing at its field, and goes to the first. */
    showMissing(): void {
      isTried = true;
      live.refresh();
      const fields: Readonly<Record<Missing, HTMLElement>> = {
        drawing: signature.wayInputs.find(({ checked }) => checked) ?? name,
        name,
        consent,
      };
      const [first] = missing();
      if (first) fields[first].focus();
    },
    refuse(issues: readonly Issue[]): void {
      refused = new Set(issues.map(({ path }) => path));
      live.refresh();
    },
    answer: (): Answer => {
      const picture = signature.picture();
      const where = place.value.trim();
      return {
        decision: 'sign',
        name: name.value.trim(),
        consent: 1,
        ...(picture !== undefined && { base64_signature: picture }),
        ...(where !== '' && { place: where }),
      };
    },
    setSending: (isSending: boolean): void => {
      for (const field of [name, place, consent]) field.disabled = isSending;
      signature.setSending(isSending);
    },
  };
};

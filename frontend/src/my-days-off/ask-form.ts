import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { button, element } from '../answer/element.ts';
import { forgetTyped, keepTyped } from '../answer/kept-text.ts';
import type { Previewed } from '../answer/link-calls.ts';
import { countedDays, type Previewing } from './counted-days.ts';
import { field, setOptions, select } from './fields.ts';
import { dmyOf, isoOf, words } from './words.ts';

/** What is asked for, as it is sent. */
export type Asked = Previewed & { readonly reason: string };

type Calls = {
  readonly preview: (asked: Previewed) => Promise<Previewing>;
  readonly send: (asked: Asked) => void;
  /** Told when something else is asked for than before. */
  readonly changed: () => void;
};

const required = ['type_id', 'start_date', 'end_date'] as const;

// Words are asked for once the form is made: the language of the page is that of the link, which is read first.
const part = (value: string, text = value) => ({ value, text: words(`part.${text}`) });
const oneDay = () => [part('whole'), part('morning'), part('afternoon')];
const firstDay = () => [part('whole'), part('afternoon', 'fromNoon')];
const lastDay = () => [part('whole'), part('morning', 'untilNoon')];

const controlsOf = ({ types, first_day: first }: DaysOffShown) => {
  const choices = [
    { value: '', text: words('choose') },
    ...types.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
  const date = () => element('input', { type: 'date', min: isoOf(first) });
  return {
    type_id: field('type_id', words('type'), select(choices)),
    start_date: field('start_date', words('start_date'), date()),
    end_date: field('end_date', words('end_date'), date()),
    start_part: field('start_part', words('only_part'), select(oneDay())),
    end_part: field('end_part', words('end_part'), select(lastDay())),
    minutes: field(
      'minutes',
      words('hours'),
      element('input', { type: 'number', min: '0', max: '24', step: '0.25', inputmode: 'decimal' }),
      words('hoursHelp'),
    ),
    reason: field(
      'reason',
      words('reason'),
      element('textarea', { rows: '3', maxlength: String(REASON_MAX) }),
      words('reasonHelp'),
    ),
  };
};

/** The words of fields that have another name than their field. */
const namedOtherwise: Readonly<Partial<Record<string, string>>> = { type_id: 'type', minutes: 'hours' };
const labelOf = (name: string): string => words(namedOtherwise[name] ?? name);

const isMissing = ({ code }: Issue): boolean => code === 'required';

/** What says the issues; undefined where none of them needs a sentence, or without a connection. */
const sentencesFor = async (issues: readonly Issue[]) => {
  if (issues.every(isMissing)) return undefined;
  return import('./refusals.ts').then(({ loadRefusals }) => loadRefusals()).catch(() => undefined);
};
type Sentences = Awaited<ReturnType<typeof sentencesFor>>;

/** What the fields say at this moment. */
const readingOf = (fields: ReturnType<typeof controlsOf>, types: DaysOffShown['types']) => {
  const valueOf = (name: keyof typeof fields): string => fields[name].control.value;
  const isOneDay = (): boolean => valueOf('end_date') === '' || valueOf('end_date') === valueOf('start_date');
  const type = () => types.find(({ id }) => String(id) === valueOf('type_id'));
  const isInHours = (): boolean => type()?.unit === 'hours' && isOneDay();
  return {
    valueOf,
    isOneDay,
    type,
    isInHours,
    missing: () => required.filter((name) => valueOf(name) === ''),
    span: (): Previewed => ({
      type_id: Number(valueOf('type_id')),
      start_date: dmyOf(valueOf('start_date')),
      end_date: dmyOf(valueOf('end_date')),
      // why: the options of both selects are the parts of the contract
      start_part: valueOf('start_part') as NonNullable<Previewed['start_part']>,
      end_part: isOneDay() ? 'whole' : (valueOf('end_part') as NonNullable<Previewed['end_part']>),
      ...(isInHours() && valueOf('minutes') !== '' && { minutes: Math.round(Number(valueOf('minutes')) * 60) }),
    }),
  };
};

/** Says at each field what is wrong with it, and nothing at the others. */
const refuserOf =
  (fields: ReturnType<typeof controlsOf>) =>
  (issues: readonly Issue[], sentences?: Sentences): void => {
    for (const [name, { refuse: say }] of Object.entries(fields)) {
      const found = issues.find(({ path }) => path === name);
      say(found && (isMissing(found) ? words('missing') : (sentences?.(found, labelOf(name)) ?? found.message)));
    }
  };

/** The fields in their order, those of one kind side by side, and what follows them. */
const formOf = (fields: ReturnType<typeof controlsOf>, ...after: readonly HTMLElement[]) =>
  element(
    'form',
    { novalidate: '' },
    fields.type_id.node,
    element('div', { class: 'pair' }, fields.start_date.node, fields.end_date.node),
    element('div', { class: 'pair' }, fields.start_part.node, fields.end_part.node),
    fields.minutes.node,
    fields.reason.node,
    ...after,
  );

/**
 * The form with which a person asks for days off. It is made once and keeps what is typed, whatever becomes of the page
 * around it. What counts is shown while it is filled in.
 */
export const askForm = (shown: DaysOffShown, calls: Calls) => {
  const fields = controlsOf(shown);
  const { valueOf, isOneDay, isInHours, type, missing, span } = readingOf(fields, shown.types);
  const send = button(words('send'), 'main', () => submit());

  const refuse = refuserOf(fields);

  /** The parts that can be chosen follow from the days. */
  const arrange = (): void => {
    const single = isOneDay();
    fields.start_part.setLabel(words(single ? 'only_part' : 'start_part'));
    setOptions(fields.start_part.control, single ? oneDay() : firstDay());
    fields.end_part.node.hidden = single;
    fields.minutes.node.hidden = !isInHours();
  };

  const counted = countedDays(
    () => (missing().length > 0 ? undefined : { span: span(), type: type() }),
    calls.preview,
    async (issues) => {
      const sentences = await sentencesFor(issues);
      return () => refuse(issues, sentences);
    },
  );

  /** The last day follows a first one behind it. While it is typed itself it stays: parts of it are earlier days. */
  const followFirstDay = (): void => {
    if (valueOf('start_date') !== '' && valueOf('end_date') < valueOf('start_date'))
      fields.end_date.control.value = valueOf('start_date');
  };

  const changed = (): void => {
    arrange();
    counted.countSoon();
  };

  const focusFirst = (): void => form.querySelector<HTMLElement>('[aria-invalid]')?.focus();

  const submit = (): void => {
    if (send.getAttribute('aria-disabled') === 'true') return;
    const empty = missing();
    refuse(empty.map((path) => ({ path, code: 'required', message: '' })));
    if (empty.length > 0) return focusFirst();
    calls.send({ ...span(), reason: valueOf('reason') });
  };

  const form = formOf(fields, counted.node, send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  form.addEventListener('input', calls.changed);
  fields.start_date.control.addEventListener('change', followFirstDay);
  for (const name of [...required, 'start_part', 'end_part', 'minutes'] as const)
    fields[name].control.addEventListener('change', changed);
  keepTyped('ask', Object.fromEntries(Object.entries(fields).map(([name, { control }]) => [name, control])));
  changed();

  return {
    node: form,
    /** A disabled button would lose the focus. What would be typed meanwhile is emptied with the form. */
    setSending(isSending: boolean) {
      for (const { control } of Object.values(fields)) control.disabled = isSending;
      send.setAttribute('aria-disabled', String(isSending));
      send.replaceChildren(words(isSending ? 'sending' : 'send'));
    },
    /** Says what was refused, at its fields. */
    async refuse(issues: readonly Issue[]) {
      refuse(issues, await sentencesFor(issues));
      focusFirst();
    },
    /** Empties the form once its days are asked for. */
    clear() {
      form.reset();
      forgetTyped();
      refuse([]);
      counted.clear();
      arrange();
    },
  };
};

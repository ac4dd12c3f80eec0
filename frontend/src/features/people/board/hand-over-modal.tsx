import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldTypes, type HeldType } from '#shared/people/leaver.rules.ts';
import { RUN_KEPT_DAYS } from '#shared/runs/run.ts';
import { isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { PolicyChoice } from '../../../contracts/policy-choice.tsx';
import { DateField } from '../../../form/date-field.tsx';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { PersonPicker } from '../../../form/person-picker.tsx';
import type { PersonChoice } from '../../../form/use-people-search.ts';
import { WaitingModal } from '../../../form/waiting-modal.tsx';
import { DayNotice } from '../../../history/day-notice.tsx';
import { isAhead } from '../../../history/is-ahead.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Money } from '../../../ui/money.tsx';
import {
  countsOf,
  linesOf,
  pathOf,
  stillPaid,
  type ChecklistLine,
  type Choice,
  type Choices,
  type Leaver,
  type Lines,
} from '../leaving-form.ts';
import { LeavingRow } from '../leaving-row.tsx';
import { useDecidableTypes } from '../use-decidable-types.ts';
import { leaverOf } from '../use-leaver.ts';
import { useLeaving } from '../use-leaving.ts';
import { useHandOverEnd } from './use-hand-over-end.ts';
import rows from '../leaving.module.css';
import classes from './hand-over.module.css';

type Person = { id: number; name: string };
type Props = { person: Person; close: () => void };

/**
 * Everything goes back unless somebody decides otherwise; what an earlier checklist left with the person stays
 * undecided.
 */
const startOf = (lines: Lines, types: readonly HeldType[]): Choices =>
  Object.fromEntries(
    types
      .flatMap((type) => lines[type])
      .flatMap(({ key, kept }): [string, Choice][] => (kept ? [] : [[key, { action: 'return', to: 0 }]])),
  );

/** What is on paper: vehicles and assets, not licences. */
const onPaper = ({ type }: Pick<ChecklistLine, 'type'>): boolean => type !== 'software_license';

const decided = ['return', 'transfer', 'keep'] as const;

/** What the button does, in words: as many back, handed over and left. */
const useSubmitLabel = (counts: ReturnType<typeof countsOf>): string => {
  const { t } = useTranslation('leaver');
  return decided
    .filter((action) => counts[action] > 0)
    .map((action) => t(`handOver.submit.${action}`, { count: counts[action] }))
    .join(' · ');
};

type TakerProps = {
  name: string;
  leaving: Pick<ReturnType<typeof useLeaving>, 'form' | 'taker'>;
  isRequired: boolean;
  /** Whether the day lies ahead. */
  isPlan: boolean;
  error: string | undefined;
  onTaker: (to: number, chosen: PersonChoice | undefined) => void;
};

/** To whom everything goes that is handed over, and from which day. */
const TakerFields = ({ name, leaving: { form, taker }, isRequired, isPlan, error, onTaker }: TakerProps) => {
  const { t } = useTranslation('leaver');
  const date = form.values.date.trim();
  return (
    <div className={classes.fields}>
      <PersonPicker
        label={t('handOver.to')}
        help={t('handOver.toHelp')}
        placeholder={t('choose')}
        nobody={false}
        required={isRequired}
        value={taker?.id ?? 0}
        selected={taker}
        error={error}
        onChange={onTaker}
      />
      <DateField
        label={t('handOver.from')}
        help={!isPlan && isoOf(date) && t('dateHelp', { name, until: lastDayOf(date) })}
        {...form.getInputProps('date')}
        value={form.values.date}
      />
    </div>
  );
};

/** The papers that go with what is handed over: a receipt for what comes back, a policy for who gets something. */
const usePapers = (lines: readonly ChecklistLine[], choices: Choices) => {
  const can = useCan();
  const [wantsReceipt, setReceipt] = useState(true);
  const [template, setTemplate] = useState('');
  const actionOf = ({ key }: ChecklistLine) => choices[key]?.action ?? '';
  const given = lines.filter((line) => onPaper(line) && ['return', 'transfer'].includes(actionOf(line)));
  const offersReceipt = can('policies:add') && given.length > 0;
  const offersPolicy = given.some((line) => actionOf(line) === 'transfer');
  return {
    offersReceipt,
    wantsReceipt,
    setReceipt,
    offersPolicy,
    template,
    setTemplate,
    sent: {
      receipt: offersReceipt && wantsReceipt ? (1 as const) : (0 as const),
      ...(offersPolicy && template !== '' && { policy_template_id: Number(template) }),
    },
  };
};

const PaperFields = ({ name, papers }: { name: string; papers: ReturnType<typeof usePapers> }) => {
  const { t } = useTranslation('leaver');
  return (
    <>
      {papers.offersReceipt && (
        <Checkbox
          label={t('handOver.receipt', { name })}
          checked={papers.wantsReceipt}
          onChange={(event) => papers.setReceipt(event.currentTarget.checked)}
        />
      )}
      {papers.offersPolicy && <PolicyChoice value={papers.template} onChange={papers.setTemplate} />}
    </>
  );
};

type FormProps = Props & { leaver: Leaver; types: readonly HeldType[] };

const HandOverForm = ({ person: { id, name }, leaver, types, ...props }: FormProps) => {
  const lines = linesOf(leaver);
  const { t } = useTranslation('leaver');
  const { today } = useActor();
  const leaving = useLeaving(id, lines, leaver.date, {
    place: 'hand-over',
    initial: startOf(lines, types),
    onStarted: (id) => end.tellAfter({ id, words: t(isPlan ? 'handOver.planned' : 'handOver.done', { count, date }) }),
  });
  const { form, choices, decide, errorOf, taker, setTaker, start, failure, count, isPending, draft } = leaving;
  const close = (): void => {
    draft.forget();
    props.close();
  };
  const end = useHandOverEnd(close);
  const date = form.values.date.trim();
  const isPlan = isAhead(date, today);
  const all = heldTypes.flatMap((type) => lines[type]);
  const counts = countsOf(lines, choices);
  const paid = stillPaid(lines, choices);
  const isTransferred = counts.transfer > 0;
  const papers = usePapers(all, choices);
  /** The recipient is chosen once for everything, so an error at any of the things is about that choice. */
  const takerError = all
    .filter(({ key }) => choices[key]?.action === 'transfer')
    .map(({ key }) => errorOf(pathOf(key)))
    .find((error) => error !== undefined);
  const give = (to: number, chosen: PersonChoice | undefined): void => {
    setTaker(chosen);
    for (const { key } of all) if (choices[key]?.action === 'transfer') decide([key], { action: 'transfer', to });
  };
  const label = useSubmitLabel(counts);
  return (
    <FormModal
      isWide
      title={t('handOver.title', { name })}
      submit={label === '' ? t('submitNone') : label}
      saving={isPending || end.isWaiting}
      disabled={count === 0}
      problem={failure}
      note={t('handOver.undo', { count: RUN_KEPT_DAYS })}
      onSubmit={() => start(papers.sent)}
      close={close}
    >
      <DraftNotice onDiscard={draft.discard} />
      <TakerFields
        name={name}
        leaving={leaving}
        isRequired={isTransferred}
        isPlan={isPlan}
        error={takerError}
        onTaker={give}
      />
      <div className={classes.things}>
        {heldTypes.map((type) => (
          <Rows
            key={type}
            lines={lines[type]}
            choices={choices}
            decide={types.includes(type) ? decide : undefined}
            taker={taker}
            errorOf={errorOf}
          />
        ))}
      </div>
      {paid !== null && (
        <p className={classes.paid}>
          {t('stillPaid')} <Money value={paid} />
        </p>
      )}
      <PaperFields name={name} papers={papers} />
      <DayNotice day={date}>{t('ahead', { name, date, until: lastDayOf(date) })}</DayNotice>
    </FormModal>
  );
};

type RowsProps = {
  lines: Lines[HeldType];
  choices: Choices;
  /** Undefined where the user may only see what the person has. */
  decide: ((keys: readonly string[], choice: Choice | undefined) => void) | undefined;
  taker: PersonChoice | undefined;
  errorOf: (path: string) => string | undefined;
};

const Rows = ({ lines, choices, decide, taker, errorOf }: RowsProps) =>
  lines.length > 0 && (
    <ul className={rows.rows}>
      {lines.map((line) => (
        <LeavingRow
          key={line.key}
          line={line}
          choice={choices[line.key]}
          onChange={decide && ((choice) => decide([line.key], choice))}
          error={choices[line.key]?.action === 'transfer' ? undefined : errorOf(pathOf(line.key))}
          lastRecipient={taker}
        />
      ))}
    </ul>
  );

/** Hands over everything that a leaver has in one dialog: to one person, back, or left with them. */
export const HandOverModal = ({ person, close }: Props) => {
  const { t } = useTranslation('leaver');
  const answer = useQuery(leaverOf(person.id));
  const types = useDecidableTypes();
  return answer.data ? (
    <HandOverForm person={person} close={close} leaver={answer.data} types={types} />
  ) : (
    <WaitingModal
      title={t('handOver.title', { name: person.name })}
      submit={t('submitNone')}
      answer={answer}
      close={close}
    />
  );
};

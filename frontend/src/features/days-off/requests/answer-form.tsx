import { Button, Kbd } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { TextArea } from '../../../form/text-area.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useAmountWords } from '../parts/amount-words.ts';
import type { RequestDetails } from './request-details.ts';
import type { Answer } from './use-answer.ts';
import classes from './pane.module.css';

type Props = { request: RequestDetails; answer: Answer };

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** Why the decision was not taken; it comes into sight, since the button that was pressed always is. */
const Refusal = ({ refused, problem }: Pick<Answer, 'refused' | 'problem'>) => {
  const { t } = useTranslation('days-off');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [refused, problem]);
  if (refused.length === 0 && !problem) return null;
  const fields = refused.map(({ path, message }) => t('inbox.refusedField', { field: t(`field.${path}`), message }));
  return (
    <div ref={box} className={classes.refusal}>
      {problem ? (
        <ErrorBox problem={problem} />
      ) : (
        <Banner tone="red">{[t('inbox.refused'), ...fields].join(' ')}</Banner>
      )}
    </div>
  );
};

/** The words that the person reads with the decision. */
export const AnswerField = ({ request, answer }: Props) => {
  const { t } = useTranslation('days-off');
  return (
    <div className={classes.answer}>
      <Refusal refused={answer.refused} problem={answer.problem} />
      <DraftNotice onDiscard={answer.discard} />
      <TextArea
        {...fieldOf(answer.form, () => t('inbox.answer', { name: firstNameOf(request.person_name) }))('message')}
        max={REASON_MAX}
        rows={2}
        required={answer.isDeclining}
        placeholder={t(answer.isDeclining ? 'inbox.answerDeclining' : 'inbox.answerPlaceholder')}
      />
    </div>
  );
};

/** The buttons under an opened request, with the keys that press them. */
export const AnswerFoot = ({ request, answer }: Props) => {
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  useKeys({ a: answer.approve, d: answer.decline });
  return (
    <footer className={classes.foot} data-foot>
      <Button
        variant="default"
        color="red"
        className={classes.decline ?? ''}
        leftSection={<IconX />}
        disabled={answer.isPending}
        onClick={answer.decline}
      >
        {t('inbox.decline')}
      </Button>
      <span className={classes.keys} aria-hidden="true" data-print="none">
        <Kbd>A</Kbd> {t('inbox.keys.approve')} <Kbd>D</Kbd> {t('inbox.keys.decline')} <Kbd>J</Kbd>{' '}
        {t('inbox.keys.next')}
      </span>
      <Button leftSection={<IconCheck />} loading={answer.isPending} onClick={answer.approve}>
        {t('inbox.approveAmount', { amount: amount(request) })}
      </Button>
    </footer>
  );
};

import { Button, MenuItem } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { markFirstStep } from '#shared/contract/home/mark-first-step.ts';
import { firstSteps, type FirstStepAction, type StepMark } from '#shared/home/first-steps.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { Suggestions } from '../../records/suggestions.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { isTaken, type Step } from './step.ts';
import { stepLinks } from './step-links.ts';
import classes from './steps.module.css';

const marks = { done: 'steps.marked', skipped: 'steps.skippedToast' } as const;

/** Says by hand that a step is done or skipped; the toast takes it back. */
const useMark = (key: Step['key'], title: string) => {
  const { t } = useTranslation('home');
  const call = useCall(markFirstStep);
  const mark = (next: StepMark | null): void =>
    call.mutate(
      { body: { key, mark: next } },
      {
        onSuccess: () =>
          next === null
            ? notifySuccess(t('steps.opened', { step: title }))
            : notifySuccess(t(marks[next], { step: title }), { label: t('steps.undo'), onClick: () => mark(null) }),
        onError: notifyThrown,
      },
    );
  return mark;
};

const StateIcon = ({ step }: { step: Step }) => {
  const { icon: Icon } = stepLinks[step.key];
  if (step.state === 'done') return <IconCircleCheck size={18} stroke={1.75} />;
  return step.state === 'skipped' ? <IconCircleDashed size={18} stroke={1.75} /> : <Icon size={18} stroke={1.75} />;
};

/** One first step: what it is for, the ways to take it, and a menu to tick it off. */
export const StepRow = ({ step }: { step: Step }) => {
  const { t } = useTranslation('home');
  const can = useCan();
  const title = t(`steps.${step.key}.title`);
  const mark = useMark(step.key, title);
  const all: readonly FirstStepAction[] = firstSteps.find(({ key }) => key === step.key)?.actions ?? [];
  const { to, suggests } = stepLinks[step.key];
  const actions = isTaken(step) ? [] : all.filter(({ permission }) => can(permission));
  const isFact = isTaken(step) && step.marked === 0;
  return (
    <li data-state={step.state}>
      <StateIcon step={step} />
      <div className={classes.words}>
        <h3>
          {title}
          {step.state !== 'later' && <span className={classes.state}>{t(`steps.state.${step.state}`)}</span>}
        </h3>
        {!isTaken(step) && <p>{t(`steps.${step.key}.text`)}</p>}
      </div>
      <div className={classes.actions}>
        {actions.map(({ name }, at) => (
          <Button
            key={name}
            component={Link}
            to={to[name] ?? ''}
            variant={step.state === 'next' && at === 0 ? 'filled' : 'default'}
          >
            {t(`steps.${step.key}.${name}`)}
          </Button>
        ))}
        {!isFact && (
          <RecordMenu label={t('steps.more', { step: title })}>
            {step.marked === 1 ? (
              <MenuItem onClick={() => mark(null)}>
                {t(step.state === 'skipped' ? 'steps.takeUp' : 'steps.takeBack')}
              </MenuItem>
            ) : (
              <>
                <MenuItem onClick={() => mark('done')}>{t('steps.markDone')}</MenuItem>
                <MenuItem onClick={() => mark('skipped')}>{t('steps.skip')}</MenuItem>
              </>
            )}
          </RecordMenu>
        )}
      </div>
      {step.state === 'next' && suggests && (
        <div className={classes.suggestions}>
          <Suggestions {...suggests} isFolded />
        </div>
      )}
    </li>
  );
};

import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../form/form-sheet.tsx';
import { WizardSteps, type WizardStep } from './wizard-steps.tsx';
import { firstPress } from '../ui/first-press.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { useIsLeaving } from '../ui/router.ts';
import classes from './wizard.module.css';

type Props = {
  title: string;
  steps: readonly WizardStep[];
  /** The key of the step on screen. */
  current: string;
  /** The heading of the step; a step may also bring its own `h2`. */
  heading?: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  aside?: ReactNode;
  /** What stands beside the step takes the rest of the width. */
  asideWide?: boolean | undefined;
  /** The step takes the whole width, for a table. */
  wide?: boolean | undefined;
  /** The label of the last step's button: "Add vehicle". */
  finishLabel: string;
  saving: boolean;
  /** There is nothing to go on with yet. */
  isEmpty?: boolean;
  /** Replaces "Next: …" on this step. */
  nextLabel?: string | undefined;
  /** Replaces "Cancel" on the first step, where leaving is a choice of its own. */
  cancelLabel?: string | undefined;
  /** Undefined on a step without a way back. */
  onBack: (() => void) | undefined;
  /** Called on the last step, too. */
  onNext: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A label as it is written inside a sentence: `Cost` becomes `cost`, `CO₂` stays. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase() + label.slice(1) : label;

/**
 * A form in named steps. The caller holds the values of the form, so Back keeps them; render the modal of
 * `useLeaveGuard` among the children.
 */
export const Wizard = ({ title, steps, current, finishLabel, onBack, onNext, onClose, ...rest }: Props) => {
  const { t } = useTranslation('wizard');
  const isLeaving = useIsLeaving();
  const saving = rest.saving || isLeaving;
  const at = steps.findIndex(({ key }) => key === current);
  const following = steps[at + 1];
  const bar = useRef<HTMLElement>(null);
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    // The next step starts at its top, on screen and for screen readers.
    const body = bar.current?.closest('form')?.querySelector('[data-form-body]');
    const heading = body?.querySelector('h2');
    body?.scrollTo({ top: 0 });
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [current]);
  const top = (
    <header ref={bar} className={classes.bar}>
      <PageTitle of={title} />
      <ActionIcon aria-label={t('close')} onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
      <h1 className={classes.title}>{title}</h1>
      <WizardSteps steps={steps} at={at} />
      <span className={classes.balance} />
    </header>
  );
  const foot = (
    <>
      {onBack === undefined ? (
        <span />
      ) : at > 0 ? (
        <Button
          key="back"
          variant="default"
          leftSection={<IconArrowLeft />}
          onClick={firstPress(onBack)}
          disabled={saving}
        >
          {t('back')}
        </Button>
      ) : (
        <Button key="cancel" variant="default" onClick={firstPress(onClose)}>
          {rest.cancelLabel ?? t('cancel')}
        </Button>
      )}
      {following ? (
        <Button
          key={`next-${current}`}
          type="submit"
          onClick={firstPress()}
          loading={saving}
          disabled={rest.isEmpty ?? false}
          rightSection={<IconArrowRight />}
        >
          {rest.nextLabel ?? t('next', { step: inSentence(following.label) })}
        </Button>
      ) : (
        <Button key="finish" type="submit" onClick={firstPress()} loading={saving}>
          {finishLabel}
        </Button>
      )}
    </>
  );
  return (
    <FormSheet bar={top} aside={rest.aside} asideWide={rest.asideWide} wide={rest.wide} foot={foot} onSubmit={onNext}>
      {rest.heading !== undefined && (
        <div className={classes.head}>
          <h2 className={classes.heading}>{rest.heading}</h2>
          {rest.intro && <p className={classes.intro}>{rest.intro}</p>}
        </div>
      )}
      {rest.children}
    </FormSheet>
  );
};

import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { ask, askedQuestion } from '../ui/ask.ts';
import { useIsLeaving } from '../ui/router.ts';
import { submitHandler } from '../ui/submit-handler.ts';
import { SaveFailed } from '../ui/save-failed.tsx';
import { StayingModal } from './staying-modal.tsx';
import classes from './form-modal.module.css';

type Props = {
  opened?: boolean;
  title: string;
  /** The verb on the button. */
  submit: string;
  saving: boolean;
  disabled?: boolean;
  isDanger?: boolean;
  /** Wider, for rows of several fields. */
  isWide?: boolean;
  /** Stands beside the buttons: what can still be done later. */
  note?: string;
  /** The problem of a failed save; it has a box unless it is about fields, which show their own errors. */
  problem?: Problem | undefined;
  onSubmit: () => void;
  close: () => void;
  children: ReactNode;
};

/**
 * Closes a dialog at once while nothing was typed into it, and asks before that: Escape and a press beside the dialog
 * are slips as often as not. `isAsking`: the question is open, and its keys are its own.
 */
const useGivingUp = (opened: boolean, close: () => void) => {
  const { t } = useTranslation('form');
  const isTyped = useRef(false);
  const isAsking = useSyncExternalStore(askedQuestion.subscribe, askedQuestion.current) !== undefined;
  const left = useRef<Element>(null);
  useEffect(() => {
    if (!opened) isTyped.current = false;
  }, [opened]);
  useEffect(() => {
    if (isAsking || !(left.current instanceof HTMLElement)) return;
    // Whoever keeps editing goes on where they were.
    left.current.focus();
    left.current = null;
  }, [isAsking]);
  const giveUp = (): void => {
    if (!isTyped.current) return close();
    left.current = document.activeElement;
    ask({
      title: t('leave.title'),
      children: t('leave.text'),
      confirm: t('leave.go'),
      cancel: t('leave.stay'),
      onConfirm: close,
    });
  };
  return { isAsking, giveUp, onInput: () => void (isTyped.current = true) };
};

/** A short form in a dialog over a page: a field or two before an action. */
export const FormModal = ({
  opened = true,
  title,
  submit,
  saving,
  problem,
  close,
  isWide = false,
  ...props
}: Props) => {
  const { t } = useTranslation('form');
  const isLeaving = useIsLeaving();
  const { isAsking, giveUp, onInput } = useGivingUp(opened, close);
  return (
    <StayingModal
      opened={opened}
      isBusy={saving}
      onClose={giveUp}
      closeOnEscape={!isAsking}
      title={title}
      {...(isWide && { size: 'xl' })}
    >
      <form noValidate onSubmit={submitHandler(props.onSubmit)} onInput={onInput}>
        <Stack gap={16}>
          <SaveFailed problem={problem} />
          {props.children}
          <Group justify="flex-end" gap={8}>
            {props.note !== undefined && <span className={classes.note}>{props.note}</span>}
            <Button variant="default" disabled={saving} onClick={close}>
              {t('foot.cancel')}
            </Button>
            <Button
              type="submit"
              loading={saving || isLeaving}
              disabled={props.disabled ?? false}
              {...(props.isDanger && { color: 'red' })}
            >
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </StayingModal>
  );
};

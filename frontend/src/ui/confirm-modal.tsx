import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from './error-box.tsx';
import { Link, useIsLeaving, useNavigate } from './router.ts';
import { SaveFailed } from './save-failed.tsx';
import { submitHandler } from './submit-handler.ts';
import { Unbroken } from './unbroken.tsx';
import { Modal } from './modal.tsx';
import classes from './confirm-modal.module.css';

type Question = {
  title: string;
  /** Paragraphs that say what will happen, and fields for what the action needs. */
  children: ReactNode;
  /** The problem of a failed call; the question stays open. */
  problem?: Problem | undefined;
  /** The label of the button that confirms: "Archive vehicle". It is red when `isDanger`: what cannot be undone. */
  confirm: string;
  isDanger?: boolean;
  /** The words of the other button; by default Cancel. */
  cancel?: string | undefined;
  /** There is no other button, and neither Escape nor a press beside the dialog closes it. */
  isTold?: boolean;
  isPending: boolean;
  onConfirm: () => void;
};
type Props = Question & {
  onClose: () => void;
  /** The address that Cancel leads to, of a question with an address of its own, and what is done on the way. */
  cancelTo?: string;
  onCancel?: (() => void) | undefined;
};

/** Asks before a call, and stays open until the call succeeds; nothing closes it while the call is under way. */
export const ConfirmModal = (props: Props) => {
  const {
    title,
    children,
    problem,
    confirm,
    isDanger = false,
    isTold = false,
    isPending,
    onConfirm,
    onClose,
    cancelTo,
    onCancel,
  } = props;
  const { t } = useTranslation('ui');
  const { cancel = t('cancel') } = props;
  const isLeaving = useIsLeaving();
  const leave = (): void => {
    if (!isPending) onClose();
  };
  return (
    <Modal
      opened
      onClose={leave}
      closeOnClickOutside={!isTold}
      closeOnEscape={!isTold}
      closeButtonProps={{ 'aria-label': t('close'), disabled: isPending }}
      title={<Unbroken text={title} />}
    >
      <form noValidate className={classes.question} onSubmit={submitHandler(onConfirm)}>
        {children}
        {problem?.status === 404 ? <SaveFailed problem={problem} /> : problem && <ErrorBox problem={problem} />}
        <Group justify="flex-end" gap={8} mt={24}>
          {isTold ? null : cancelTo === undefined ? (
            <Button variant="default" disabled={isPending} onClick={leave} data-autofocus={isDanger || undefined}>
              {cancel}
            </Button>
          ) : (
            <Button
              component={Link}
              to={cancelTo}
              replace
              onClick={(event) => (isPending ? event.preventDefault() : onCancel?.())}
              variant="default"
              {...(isPending && { 'data-disabled': true })}
              data-autofocus={isDanger || undefined}
            >
              {cancel}
            </Button>
          )}
          <Button
            type="submit"
            {...(isDanger && { color: 'red' })}
            loading={isPending || isLeaving}
            data-autofocus={!(isDanger || isTold) || undefined}
          >
            {confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  );
};

/**
 * A question with an address of its own, over the record that it is about; whoever closes it is back on that record.
 * `onLeave` forgets what was kept of its fields.
 */
export const ConfirmAt = ({
  recordAt,
  onLeave,
  ...question
}: Question & { recordAt: string; onLeave?: () => void }) => {
  const navigate = useNavigate();
  const close = (): void => {
    onLeave?.();
    void navigate(recordAt, { replace: true });
  };
  return <ConfirmModal {...question} cancelTo={recordAt} onCancel={onLeave} onClose={close} />;
};

/** A field of a question. */
export const ConfirmField = ({ children }: { children: ReactNode }) => <div className={classes.field}>{children}</div>;

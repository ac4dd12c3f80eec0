import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProblemError } from '../api/problem.ts';
import { FormModal } from './form-modal.tsx';

type Props = {
  title: string;
  submit: string;
  answer: UseQueryResult<unknown, ProblemError>;
  close: () => void;
};

/** A wide dialog with the shape of the form that it becomes once what it is about has been read. */
export const WaitingModal = ({ title, submit, answer, close }: Props) => (
  <FormModal
    isWide
    title={title}
    submit={submit}
    saving={false}
    disabled
    problem={answer.error?.problem}
    onSubmit={() => undefined}
    close={close}
  >
    {answer.isPending && <Skeleton height={160} />}
  </FormModal>
);

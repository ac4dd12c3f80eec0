import './ask-for-right.ts';
import { useState, useSyncExternalStore } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../api/problem.ts';
import { askedQuestion, type Question } from '../ui/ask.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

const Asked = ({ question: { onConfirm, children, ...question } }: { question: Question }) => {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const confirm = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      await onConfirm();
      askedQuestion.close();
    } catch (error) {
      setProblem(problemFromError(error));
      setPending(false);
    }
  };
  return (
    <ConfirmModal
      {...question}
      problem={problem}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={question.isTold ? () => void confirm() : askedQuestion.close}
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </ConfirmModal>
  );
};

/** Shows the question that was asked with `ask`. */
export const Questions = () => {
  const question = useSyncExternalStore(askedQuestion.subscribe, askedQuestion.current);
  return question && <Asked key={question.title} question={question} />;
};

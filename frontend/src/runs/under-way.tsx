import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../api/problem.ts';
import { Banner } from '../ui/banner.tsx';
import { ErrorBox } from '../ui/error-box.tsx';

type Props = {
  /** The reading of what is under way, which is polled. */
  answer: Pick<UseQueryResult<unknown, ProblemError>, 'error' | 'failureReason'>;
  /** What there is to know as long as the server answers. */
  children?: ReactNode;
};

/**
 * The message below the progress of something that is polled: while it cannot be read, that what stands above is the
 * last that is known. The polling goes on, and the message ends with the next answer. Without any connection the
 * readings wait, and the shell says so.
 */
export const UnderWay = ({ answer: { error, failureReason }, children }: Props) => {
  const { t } = useTranslation('shell');
  const problem = (error ?? failureReason)?.problem;
  if (!problem) return children === undefined ? null : <Banner>{children}</Banner>;
  if (problem.code === 'unavailable') return <Banner tone="amber">{t('unreached')}</Banner>;
  return <ErrorBox problem={problem} />;
};

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getHome } from '#shared/contract/home/get-home.ts';
import { problemFromError } from '../api/problem.ts';
import { query } from '../api/query.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import type { Home } from '../ui/home-part.ts';

/** The figures of the home page, for an overview of one area. */
export const HomeFigures = ({ children }: { children: (home: Home) => ReactNode }) => {
  const { data, error, refetch } = useQuery(query(getHome, {}));
  if (error) return <ErrorBox problem={problemFromError(error)} onRetry={() => void refetch()} />;
  return data ? children(data) : <Skeleton height={232} />;
};

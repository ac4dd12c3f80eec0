import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { ProblemError } from '../api/problem.ts';
import { LoadedPart } from '../api/loaded.tsx';
import { CardTable } from '../ui/card-table.tsx';
import { SectionCard } from '../ui/section-card.tsx';

type Table = ComponentProps<typeof CardTable>;

type Props<Row> = {
  title: string;
  /** Says in few words that there is nothing. */
  none: string;
  answer: UseQueryResult<{ data: Row[]; count: number }, ProblemError>;
  head: Table['head'];
  rowOf: (row: Row) => Table['rows'][number];
  /** What leads to the rows that are not shown. */
  more: (shown: number, count: number) => ReactNode;
  action: ReactNode;
  children?: ReactNode;
};

/** The first records of a kind that a person has, as a card of their page; without any it is one line. */
export const RowsCard = <Row,>({ title, none, answer, head, rowOf, more, action, children }: Props<Row>) => {
  const count = answer.data?.count;
  return (
    <SectionCard flush title={title} note={count === 0 ? none : count} action={action}>
      {count !== 0 && (
        <LoadedPart answer={answer}>
          {(loaded) => (
            <CardTable
              caption={title}
              head={head}
              rows={loaded.data.map(rowOf)}
              more={more(loaded.data.length, loaded.count)}
            />
          )}
        </LoadedPart>
      )}
      {children}
    </SectionCard>
  );
};

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { rows: number; columns: number; /** The cell of a checkbox. */ before?: ReactNode };

/** Placeholder rows as high as real ones, so that nothing jumps when the rows arrive. */
export const SkeletonCells = ({ rows, columns, before }: Props) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {before}
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton height={10} width={column === 0 ? 160 : 64 + ((row + column) % 3) * 16} radius={5} />
        </td>
      ))}
    </tr>
  ));

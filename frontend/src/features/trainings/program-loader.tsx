import type { ReactNode } from 'react';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { useProgram, type ProgramAnswer } from './use-program.ts';

type Props = { head?: Head; children: (answer: ProgramAnswer) => ReactNode };

/** Reads the program that the address names. */
export const ProgramLoader = ({ head, children }: Props) => (
  <Loaded answer={useProgram()} head={head}>
    {children}
  </Loaded>
);

import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useProgram, type ProgramAnswer } from './use-program.ts';

/** Reads the program that the address names. */
export const ProgramLoader = ({ children }: { children: (answer: ProgramAnswer) => ReactNode }) => (
  <Loaded answer={useProgram()}>{children}</Loaded>
);

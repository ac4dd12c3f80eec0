import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

/** Two short fields that are read together share a row (visual.md §6). */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;

import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

/** Two short fields that are read together share a row (docs/areas/screens.md#pages). */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;

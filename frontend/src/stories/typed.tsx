import { useState, type ReactNode } from 'react';

type Props<Value> = {
  start: Value;
  children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode;
};

/** Keeps what is typed into a field. */
export const Typed = <Value,>({ start, children }: Props<Value>) => {
  const [value, onChange] = useState(start);
  return children({ value, onChange });
};

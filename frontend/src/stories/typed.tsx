import { useState, type ReactNode } from 'react';

type Props<Value> = {
  start: Value;
  children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode;
};

/** Holds the value of a field. */
export const Typed = <Value,>({ start, children }: Props<Value>) => {
  const [value, onChange] = useState(start);
  return children({ value, onChange });
};

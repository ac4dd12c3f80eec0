import { fireEvent } from '@testing-library/react';

/** Presses an element as a pointer does, in all its steps. */
export const press = (element: HTMLElement): void => {
  fireEvent.pointerDown(element);
  fireEvent.pointerUp(element);
  fireEvent.click(element);
};

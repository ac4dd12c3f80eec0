import type { SyntheticEvent } from 'react';

/**
 * What a form does when it is submitted: the browser itself sends nothing. The event ends at the form, since React passes
 * events of a dialog on to the page below, which may be a form itself.
 */
export const submitHandler =
  (submit: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    submit();
  };

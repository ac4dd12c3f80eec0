import classes from './list.module.css';

/** Of the selects of a condition; `dense` in the pop-up of a list, where what opens stays inside it. */
export const conditionLook = (dense: boolean) =>
  ({
    withScrollArea: false,
    classNames: { options: classes.options ?? '' },
    size: dense ? 'xs' : 'sm',
    ...(dense && { comboboxProps: { withinPortal: false } }),
  }) as const;

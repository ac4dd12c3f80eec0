import classes from './list.module.css';

/** Of the selects of a condition, smaller in the pop-up of a list. What opens stays inside its landmark and pop-up. */
export const conditionLook = (dense: boolean) =>
  ({
    withScrollArea: false,
    classNames: { options: classes.options ?? '' },
    size: dense ? 'xs' : 'sm',
    comboboxProps: { withinPortal: false },
  }) as const;

import classes from './list.module.css';

/** Props of the selects of a condition, smaller in the pop-up of a list; their options open inside that pop-up. */
export const conditionLook = (dense: boolean) =>
  ({
    withScrollArea: false,
    classNames: { options: classes.options ?? '' },
    size: dense ? 'xs' : 'sm',
    comboboxProps: { withinPortal: false },
  }) as const;

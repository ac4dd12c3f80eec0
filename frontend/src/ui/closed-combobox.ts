/** What a choice is called while it is closed, before the code of its list is there: as the library calls it. */
export const closedCombobox = {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
  autoComplete: 'off',
} as const;

import { screen } from '@testing-library/react';

const unlike = ['id', 'aria-describedby', 'aria-controls', 'style', 'data-path', 'readonly', 'class'];

/** What says how a closed choice looks and is called, without the ids that each drawing makes anew. */
export const lookOfChoice = (name: string | RegExp) => {
  const field = screen.getByRole<HTMLInputElement>('combobox', { name });
  const root = field.closest('.mantine-InputWrapper-root, .mantine-Input-wrapper');
  return {
    value: field.value,
    placeholder: field.placeholder,
    className: field.className.split(' ').toSorted(),
    wrapper: root?.className,
    size: root?.getAttribute('data-size'),
    attributes: field
      .getAttributeNames()
      .filter((attribute) => !unlike.includes(attribute))
      .map((attribute) => `${attribute}=${field.getAttribute(attribute)}`)
      .toSorted(),
    room: field.parentElement?.style.paddingInlineEnd,
    sections: [...(root?.querySelectorAll('.mantine-Input-section') ?? [])].map(
      (section) => `${section.className} ${section.getAttribute('style') ?? ''}`,
    ),
    path: field.dataset['path'],
    words: root?.textContent,
  };
};

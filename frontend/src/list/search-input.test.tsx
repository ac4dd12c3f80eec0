import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchInput } from './search-input.tsx';

const Box = ({ isOfPage }: { isOfPage?: boolean }) => {
  const [words, setWords] = useState('');
  return (
    <MantineProvider env="test">
      <SearchInput isOfPage={isOfPage} label="Search vehicles" value={words} onChange={setWords} />
    </MantineProvider>
  );
};

it('keeps words that are too long to be searched for, and says so until they fit', () => {
  render(<Box />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search vehicles' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  type('x'.repeat(101));
  // A browser cuts off what is pasted into a field that has this attribute.
  expect([input.value.length, input.getAttribute('maxlength')]).toEqual([101, null]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  type('x'.repeat(100));
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
});

it('is reached with / where it searches the page, and says so while it is empty', () => {
  render(<Box isOfPage />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search vehicles' });
  screen.getByText('/');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: 'golf' } });
  expect(screen.queryByText('/')).toBeNull();
});

it('leaves / to the search of the page where it is one of several', () => {
  render(<Box />);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByText('/')).toBeNull();
});

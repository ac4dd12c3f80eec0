import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ColumnSettings } from './column-settings.tsx';

const columns = [
  { key: 'name', label: 'Vehicle', locked: true, shown: true },
  { key: 'plate', label: 'Plate', shown: true },
  { key: 'fuel', label: 'Fuel', shown: true },
  { key: 'pk', label: 'Horsepower' },
];

/** Opens the settings; `chosen` stays `null`, as the stored choice comes back only later. */
const open = (): (string[] | null)[] => {
  const kept: (string[] | null)[] = [];
  render(
    <MantineProvider env="test">
      <ColumnSettings columns={columns} chosen={null} onChange={(keys) => kept.push(keys)} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByText('columns'));
  return kept;
};

it('builds each choice on the one before', () => {
  const kept = open();
  fireEvent.click(screen.getByRole('switch', { name: 'Horsepower' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Plate' }));
  fireEvent.click(screen.getByText('columnsDefault'));
  expect(kept).toEqual([['plate', 'fuel', 'pk'], ['fuel', 'pk'], null]);
});

it('moves a column by the arrow keys and never the locked one', () => {
  const kept = open();
  const [grip] = screen.getAllByRole('button', { name: 'moveColumn' });
  fireEvent.keyDown(grip!, { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getAllByRole('button', { name: 'moveColumn' })[0]!, { key: 'ArrowUp' });
  expect(kept).toEqual([
    ['fuel', 'plate'],
    ['fuel', 'plate'],
  ]);
});

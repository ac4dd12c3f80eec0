import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { createMemoryRouter } from '../../ui/router.ts';
import { AssignmentRows } from './assignment-rows.tsx';

type Props = Parameters<typeof AssignmentRows>[0];

it('has the price of licences beside their number, and dates alone in the column of dates', async () => {
  const licence = {
    start_date: '01/02/2024',
    end_date: null,
    planned_end: null,
    product_logo: null,
    cost_monthly: 12,
    cost_exact: 12,
  };
  // why: the rows read no more of a licence and of its person
  const props = {
    person: { id: 3, name: 'Lotte Maes' },
    assignments: {
      on: '01/12/2026',
      vehicles: [],
      assets: [],
      licences: [
        { ...licence, id: 1, name: 'Zoom' },
        { ...licence, id: 2, name: 'Slack' },
      ],
    },
  } as unknown as Props;
  drawRouter(createMemoryRouter([{ path: '/', element: <AssignmentRows {...props} /> }]));
  const count = await screen.findByText('page.heldLicences');
  expect(count.parentElement?.textContent).toContain('24,00');
});

import { Stack } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ColumnChart } from './column-chart.tsx';
import { MonthChart } from './month-chart.tsx';

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const grams = [
  ['0', 44],
  ['1–50', 9],
  ['51–100', 5],
  ['over 100', 0],
] as const;
const euro = (value: number): string => `€ ${value}`;

export const stories: Stories = {
  title: 'Charts',
  cases: {
    'Stacked months': () => (
      <Stack>
        <ColumnChart
          title="Cost by month"
          columnHead="Month"
          series={['Fleet', 'Software', 'Trainings']}
          total="Total"
          write={euro}
          axis={euro}
          columns={months.map((short, at) => ({
            key: short,
            short,
            name: `${short} 2026`,
            values: [900 + at * 40, 300 - at * 20, at === 3 ? 400 : 0],
          }))}
        />
        <ChartLegend names={['Fleet', 'Software', 'Trainings']} />
      </Stack>
    ),
    'Months of two years': () => (
      <MonthChart
        title="Licences in use"
        columnHead="Month"
        series={['Licences']}
        total="Total"
        write={String}
        months={['2026-11', '2026-12', '2027-01'].map((month, at) => ({ month, values: [12 + at] }))}
      />
    ),
    'Three things beside each other by year': () => (
      <Stack>
        <ColumnChart
          title="Yearly cost"
          columnHead="Year"
          series={['BMW 320d', 'Kia EV6', 'Škoda Octavia Combi']}
          total="Total"
          isGrouped
          write={euro}
          axis={euro}
          columns={[2026, 2027, 2028].map((year, at) => ({
            key: String(year),
            short: String(year),
            name: String(year),
            values: [9870, 9508 + at * 50, at === 2 ? 0 : 10_400],
          }))}
        />
        <ChartLegend names={['BMW 320d', 'Kia EV6', 'Škoda Octavia Combi']} />
      </Stack>
    ),
    'A histogram': () => (
      <ColumnChart
        title="CO₂ of the fleet"
        columnHead="g/km"
        series={['Vehicles']}
        total="Vehicles"
        write={String}
        columns={grams.map(([short, vehicles]) => ({ key: short, short, name: `${short} g/km`, values: [vehicles] }))}
      />
    ),
  },
};

import { hasSum, totalOf, type Chart } from './chart.ts';

/** The numbers of a chart as a table, for screen readers. */
export const ChartTable = (chart: Chart) => {
  const { title, columnHead, series, total, columns, write } = chart;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {[columnHead, ...series, ...(hasSum(chart) ? [total] : [])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {series.map((each, at) => (
              <td key={each}>{write(values[at] ?? 0)}</td>
            ))}
            {hasSum(chart) && <td>{write(totalOf(values))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

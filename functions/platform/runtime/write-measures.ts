import { measureUnits, metricNamespace, type MeasureName, type Measures } from '#shared/measures/measures.ts';
import { now } from './clock.ts';

/** The most values of a figure that one line takes. */
const VALUES_MAX = 100;

const isMeasured = ([, value]: [string, Measures[MeasureName]]): boolean =>
  typeof value === 'number' ? value > 0 : value !== undefined && value.length > 0;

/**
 * One line in the embedded metric format, from which CloudWatch makes figures of the tenant without a call. What is
 * zero is not sent. A machine without a tenant writes nothing. The line goes past the logger, which would wrap it.
 */
export const writeMeasures = (measures: Measures): void => {
  const tenant = process.env['TENANT'];
  const measured = Object.entries(measures).filter(isMeasured) as [MeasureName, number | readonly number[]][];
  if (tenant === undefined || measured.length === 0) return;
  const Metrics = measured.map(([Name]) => ({ Name, Unit: measureUnits[Name] }));
  const line = {
    _aws: {
      Timestamp: now().getTime(),
      CloudWatchMetrics: [{ Namespace: metricNamespace(tenant), Dimensions: [[]], Metrics }],
    },
    ...Object.fromEntries(
      measured.map(([name, value]) => [name, typeof value === 'number' ? value : value.slice(0, VALUES_MAX)]),
    ),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

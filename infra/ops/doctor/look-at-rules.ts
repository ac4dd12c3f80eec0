import { yearDueOn } from '#shared/belgium/parameters.ts';
import { allParameters } from '#functions/fleet/added-years.ts';
import { thisYear, today } from '#functions/platform/runtime/clock.ts';
import { verifyAudit } from '#infra/ops/audit/verify-audit.ts';
import { allOr, well, wrong, type Diagnosis } from './diagnosis.ts';
import { countOf } from '../count-of.ts';

/** Figures of the law for this year, and from December on for the next one. */
export const lookAtParameters = async (): Promise<readonly Diagnosis[]> => {
  const parametersOf = await allParameters();
  const years = [...new Set([thisYear(), yearDueOn(today())])];
  const found = years.flatMap((year) => {
    const { missing } = parametersOf(year);
    return missing.length === 0
      ? []
      : [wrong(`Figures of ${year} are missing (${missing.join(', ')}); nothing is computed for that year.`)];
  });
  return allOr(found, `The figures of ${years.join(' and ')} are known.`);
};

/** The last two days of the audit log; `ops:audit-verify` goes through all of it. */
export const lookAtAudit = async (): Promise<readonly Diagnosis[]> => {
  const { days, entries, findings } = await verifyAudit(Boolean(process.env['AUDIT_BUCKET']), 2);
  if (findings.length === 0)
    return [well(`The audit log is whole: ${countOf(days, 'day')}, ${countOf(entries, 'entry', 'entries')}.`)];
  return findings.map(({ day, n, detail }) => wrong(`Entry ${n} of ${day} in the audit log ${detail}.`));
};

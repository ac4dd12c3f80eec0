import { Button } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getAudit } from '#shared/contract/signing/get-audit.ts';
import type { verifyAudit } from '#shared/contract/signing/verify-audit.ts';
import type { AuditEntry } from '#shared/contracts/signing.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { actInWords, agentName, auditDetails, shortHash } from './audit-words.ts';
import classes from './audit.module.css';
import signing from './signing.module.css';
import { useTrailCheck } from './use-trail-check.ts';

/** Entries that are shown before somebody asks for all. */
const SHOWN = 8;

const Entry = ({ entry, isBroken }: { entry: AuditEntry; isBroken: boolean }) => {
  const { t } = useTranslation('signing');
  const { at, what, who, from } = entry;
  const details = auditDetails(entry, t);
  const agent = agentName(entry.details['agent'] ?? '');
  return (
    <tr data-broken={isBroken || undefined}>
      <td className="tabular">{belgianMoment(at)}</td>
      <td>
        {actInWords(what, t)}
        {details.length > 0 && <small>{details.join(', ')}</small>}
      </td>
      <td>{who === 'system' ? t('audit.system') : who}</td>
      <td>{from === null ? '–' : [from, agent].filter(Boolean).join(', ')}</td>
    </tr>
  );
};

/** Whether the trail and the sealed file are as they were written. */
const Verdict = ({ check, count }: { check: EndpointResponse<typeof verifyAudit>; count: number }) => {
  const { t } = useTranslation('signing');
  const { ok, first_broken: broken, last_hash: hash, file } = check;
  const Icon = ok ? IconShieldCheck : IconAlertTriangle;
  return (
    <p className={classes.verdict} data-ok={ok} role={ok ? 'status' : 'alert'}>
      <Icon size={16} stroke={1.75} />
      <span>
        {broken === null ? t('audit.intact', { count }) : t('audit.broken', { number: broken })}{' '}
        {file !== null && t(`audit.file.${file}`)}
        {ok && <small>{t('audit.lastHash', { hash: shortHash(hash) })}</small>}
      </span>
    </p>
  );
};

/** The audit trail of a contract, what happened last on top; it is checked on request. */
export const AuditCard = ({ id }: { id: number }) => {
  const { t } = useTranslation('signing');
  const answer = useQuery(query(getAudit, { params: { id: String(id) } }));
  const check = useTrailCheck(id);
  const [isWhole, setWhole] = useState(false);
  return (
    <SectionCard
      flush
      title={t('audit.title')}
      action={
        <Button variant="subtle" size="compact-sm" loading={check.isFetching} onClick={() => void check.refetch()}>
          {t('audit.check')}
        </Button>
      }
    >
      <LoadedPart answer={answer}>
        {({ data }) => (
          <>
            <table className={classes.audit}>
              <thead>
                <tr>
                  {(['when', 'what', 'who', 'from'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(`audit.column.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(isWhole ? data : data.slice(-SHOWN)).toReversed().map((entry) => (
                  <Entry key={entry.n} entry={entry} isBroken={check.data?.first_broken === entry.n} />
                ))}
              </tbody>
            </table>
            <footer className={classes.auditFoot}>
              {check.isError && <ErrorBox problem={check.error.problem} />}
              {check.data ? (
                <Verdict check={check.data} count={data.length} />
              ) : (
                <span className={signing.quiet}>{t('audit.latestFirst', { count: data.length })}</span>
              )}
              {data.length > SHOWN && !isWhole && (
                <Button variant="transparent" size="compact-sm" onClick={() => setWhole(true)}>
                  {t('audit.all', { count: data.length })}
                </Button>
              )}
            </footer>
          </>
        )}
      </LoadedPart>
    </SectionCard>
  );
};

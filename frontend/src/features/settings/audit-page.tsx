import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isNameOfKey } from '#shared/api-keys/api-key.ts';
import type { AuditLineOut } from '#shared/contract/activity/audit.ts';
import { exportAudit } from '#shared/contract/activity/export-audit.ts';
import { listAudit } from '#shared/contract/activity/list-audit.ts';
import { auditColumns } from '#shared/audit/audit.columns.ts';
import type { AuditRow } from '#shared/audit/audit-row.ts';
import { query } from '../../api/query.ts';
import { listColumns } from '../../list/list-column.ts';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import type { SegmentOption } from '../../list/segment-option.ts';
import { useListActions } from '../../records/use-list-actions.tsx';
import { Empty } from '../../ui/empty.tsx';
import { format } from '../../ui/format.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useToday } from '../../ui/use-today.ts';
import { AuditAbout } from './audit-about.tsx';
import classes from './audit.module.css';

const MONTHS = 24;

/** The last days, and each month of the last two years. */
const usePeriods = (): SegmentOption[] => {
  const { t } = useTranslation('audit');
  const [year = 0, month = 0] = useToday().split('-').map(Number);
  const months = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
  return [
    { value: 'all', label: t('recent') },
    ...months.map((value) => ({ value, label: format().month(value, 'full') })),
  ];
};

const Who = ({ line }: { line: AuditLineOut }) => {
  const { t } = useTranslation('audit');
  if (line.who === '') return <span className={classes.dim}>{t('nobody')}</span>;
  return line.acting_as === null ? line.who : t('support', { support: line.acting_as, name: line.who });
};

const useColumns = () => {
  const { t } = useTranslation('audit');
  return useMemo(
    () =>
      listColumns<AuditRow, AuditLineOut>(
        auditColumns,
        { label: (key) => t(key), option: (_, value) => t(`what.${value}`) },
        (key, line) => {
          const [day, time] = line.date_formatted.split(' ');
          if (key === 'day') return day;
          if (key === 'time') return time;
          if (key === 'what') return t(`what.${line.what}`);
          if (key === 'who') return <Who line={line} />;
          if (key === 'about') return <AuditAbout line={line} />;
          return { acting_as: line.acting_as, from: line.from, request_id: line.request_id }[key] ?? <Empty />;
        },
      ),
    [t],
  );
};

/** Who did it, or the log where nobody of the company did. */
const linkOf = ({ user_id: id, who }: AuditLineOut): string => {
  if (isNameOfKey(who)) return paths.apiKeys;
  return id > 0 ? paths.user(id) : paths.audit;
};

const AuditLog = () => {
  const { t } = useTranslation('audit');
  const actions = useListActions({ texts: 'audit', export: { endpoint: exportAudit, permission: 'activity:export' } });
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="audit"
        title={t('title')}
        searchPlaceholder={t('search')}
        columns={useColumns()}
        source={(state) => query(listAudit, { query: toQuery(state) })}
        initialSort={{ column: 'day', direction: 'desc' }}
        linkOf={linkOf}
        renderCard={(line) => (
          <div className={classes.card}>
            <strong>{t(`what.${line.what}`)}</strong>
            <Who line={line} />
            <AuditAbout line={line} />
            <span className={classes.dim}>{line.date_formatted}</span>
          </div>
        )}
        segments={usePeriods()}
        actions={actions}
        first={{ when: () => false, content: null }}
        emptySegment={t('none')}
        noMore={t('noMore')}
      />
    </>
  );
};

/** Who signed in, changed rights, exported or saw wages: /settings/audit. */
export const AuditPage = () => (
  <RequireRight permission="audit:read">
    <SettingsFrame>
      <AuditLog />
    </SettingsFrame>
  </RequireRight>
);

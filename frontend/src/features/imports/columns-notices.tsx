import { ROWS_COUNTED_MAX } from '#shared/imports/import-row.ts';
import { paths } from '../../ui/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';
import { DefaultValue, fieldsOtherwise } from './default-values.tsx';
import { labelOf } from './field-label.ts';
import { NameOrder } from './name-order.tsx';
import type { ImportConfig } from './import-configs.ts';
import type { MappingDraft } from './mapping-draft.ts';
import type { StartedImport } from './use-started-import.ts';
import { StepTitle } from '../../wizard/step-title.tsx';
import { useImportWords } from './use-import-words.ts';
import classes from './columns-step.module.css';
import { belgianMoment } from '#shared/values/dates.ts';

type Props = {
  started: StartedImport;
  config: ImportConfig;
  draft: MappingDraft;
  onDefaults: (defaults: Record<string, string>) => void;
  onField: (header: string, field: string) => void;
};

/** The heading of step 2, and the notices to read before going on. */
export const ColumnsNotices = ({ started, draft, onDefaults, onField }: Props) => {
  const { t } = useImportWords();
  const { already_imported: earlier, notices, fields, rows, file_name: file } = started;
  const mapped = new Set(Object.values(draft.fields));
  const split = fields.flatMap(({ key, split_into: parts }) => (mapped.has(key) ? parts : []));
  const filled = new Set([...mapped, ...split, ...Object.keys(draft.defaults)]);
  const missing = fields
    .filter(({ key, required, otherwise }) => required && otherwise === null && !filled.has(key))
    .map((field) => labelOf(t, field));
  return (
    <>
      <div>
        <StepTitle className={classes.title}>{t('columns.title')}</StepTitle>
        <p className={classes.intro}>
          {t('columns.intro', {
            file,
            rows:
              rows === null ? t('columns.manyRows', { count: ROWS_COUNTED_MAX }) : t('columns.rows', { count: rows }),
          })}
        </p>
      </div>
      {earlier && (
        <Banner tone="amber" action={<Link to={paths.run(earlier.run_id)}>{t('columns.showRun')}</Link>}>
          {t('columns.already', { date: belgianMoment(earlier.at), by: earlier.by })}
        </Banner>
      )}
      {notices.map((notice) => (
        <Banner key={notice}>{notice}</Banner>
      ))}
      {fieldsOtherwise(fields, draft).map((field) => (
        <Banner key={field.key}>
          <span className={classes.otherwise}>
            {t('columns.otherwise', { field: labelOf(t, field) })}
            <DefaultValue
              isBare
              field={field}
              value={draft.defaults[field.key] ?? field.otherwise ?? ''}
              onValue={(value) => onDefaults({ ...draft.defaults, [field.key]: value })}
            />
          </span>
        </Banner>
      ))}
      <NameOrder started={started} draft={draft} onField={onField} />
      {missing.length > 0 && (
        <Banner tone="amber">{t('columns.requiredMissing', { fields: missing.join(', ') })}</Banner>
      )}
    </>
  );
};

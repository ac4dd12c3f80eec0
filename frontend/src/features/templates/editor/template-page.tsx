import { SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { ActivityPanel } from '../../../activity/activity-panel.tsx';
import { LoadedOnce } from '../../../api/loaded.tsx';
import { query, readOnce } from '../../../api/query.ts';
import { DocumentEditor, type DocumentHandle } from '../../../document-editor/document-editor.tsx';
import type { UsedField } from '../../../document-editor/used-fields.ts';
import { DocumentsPanel } from '../../../documents/documents-panel.tsx';
import { useCan } from '../../../ui/actor.tsx';
import { notifyError } from '../../../ui/notify.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useParams } from '../../../ui/router.ts';
import { CheckList, NoChecks } from './check-list.tsx';
import { checksOf, type Check } from './checks.ts';
import { FieldsPanel } from './fields-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PersonPreview } from './person-preview.tsx';
import { RemindersPanel } from './reminders-panel.tsx';
import { SignersPanel } from './signers-panel.tsx';
import { TemplateBanners } from './template-banners.tsx';
import { TemplateHead } from './template-head.tsx';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';
import { usePageStarts } from './use-page-starts.ts';
import { useMissing } from './use-missing.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './template-page.module.css';

const panels = ['fields', 'checks', 'history'] as const;
type Panel = (typeof panels)[number];

/** What is drawn once the text stands, in slices: text and side together would be one long task. */
const AfterText = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

type Props = { details: TemplateDetails; onReload: () => void };

const Editor = ({ details, onReload }: Props) => {
  const { t } = useTranslation('template-pages');
  const can = useCan();
  const handle = useRef<DocumentHandle>(null);
  const { draft, state } = useDraft(details);
  const [used, setUsed] = useState<readonly UsedField[]>([]);
  const [panel, setPanel] = useState<Panel>('fields');
  const [previewed, setPreviewed] = useState<string>();
  const names = useMemo(() => used.map(({ name }) => name), [used]);
  const { fields, otherLabels, isLoaded } = useFields(names);
  const missing = useMissing(details.id, details.published_version > 0, state.at);
  const pages = usePageStarts(details.id, state);
  const missingNames = useMemo(() => new Set(missing.idsOf.keys()), [missing.idsOf]);
  const isLocked = details.draft_by?.locked === 1;
  const isFixed = !can('templates:write') || details.isPartner === 1 || details.deleted === 1;
  const isReadOnly = isFixed || isLocked || state.phase === 'lost';
  const labelOf = useCallback(
    (name: string) =>
      name === 'page_number' || name === 'page_count'
        ? name
        : (fields.find((field) => field.name === name)?.label ??
          (state.unknown.includes(name) ? undefined : otherLabels(name))),
    [fields, otherLabels, state.unknown],
  );
  const checks = isLoaded ? checksOf({ used, fields, labelOf, missing }) : [];
  const { removed } = state;
  useEffect(() => {
    if (removed.length > 0) notifyError(t('toast.removed', { what: removed.join(', ') }));
  }, [removed, t]);
  const attach = useCallback(
    (own: DocumentHandle | null) => {
      handle.current = own;
      draft.attach(own);
    },
    [draft],
  );
  const imageUrls = useMemo(
    () => Object.fromEntries(details.images.map(({ file_id: id, url }) => [id, url])),
    [details.images],
  );
  const show = (name: string): void => handle.current?.showField(name);
  const unknown = checks.filter(({ kind }) => kind === 'unknown');
  const listOf = (shown: readonly Check[]): ReactNode => (
    <CheckList
      checks={shown}
      people={missing.people}
      labelOf={labelOf}
      isReadOnly={isReadOnly}
      onReplace={(name, by) => handle.current?.replaceField(name, by)}
      onShow={show}
    />
  );
  const aside = (
    <aside className={classes.aside} aria-label={t('editor.aside')}>
      <AfterText>
        <SegmentedControl
          fullWidth
          size="xs"
          withItemsBorders={false}
          aria-label={t('editor.panels')}
          value={panel}
          onChange={(value) => setPanel(panels.find((name) => name === value) ?? 'fields')}
          data={panels.map((value) => ({
            value,
            label:
              value === 'checks' && checks.length > 0
                ? t('editor.checks', { count: checks.length })
                : t(`editor.panel.${value}`),
          }))}
        />
        {panel === 'fields' && (
          <>
            {unknown.length > 0 && listOf(unknown)}
            {checks.length > unknown.length && (
              <button type="button" className={classes.missing} onClick={() => setPanel('checks')}>
                <IconAlertTriangle size={16} stroke={1.75} />
                {t('checks.missingFields', { count: checks.length - unknown.length })}
              </button>
            )}
            <FieldsPanel
              fields={fields}
              used={used}
              labelOf={labelOf}
              missing={missing}
              isReadOnly={isReadOnly}
              onInsert={(name) => handle.current?.insertField(name)}
              onShow={show}
            />
            <SignersPanel details={details} draft={draft} isReadOnly={isReadOnly} />
            <RemindersPanel details={details} draft={draft} isReadOnly={isReadOnly} />
          </>
        )}
        {panel === 'checks' && (checks.length > 0 ? listOf(checks) : <NoChecks />)}
        {panel === 'history' && (
          <>
            <HistoryPanel details={details} onCompare={draft.flush} />
            <DocumentsPanel object="contract_template" id={details.id} />
            <ActivityPanel object="contract_template" id={details.id} notesOn="contract_template" />
          </>
        )}
      </AfterText>
    </aside>
  );
  return (
    <div className={classes.page}>
      <PageTitle of={details.name} />
      <TemplateHead
        details={details}
        draft={draft}
        state={state}
        isReadOnly={isReadOnly}
        onPreview={() => setPreviewed(handle.current?.html() ?? '')}
        onReload={onReload}
      />
      <TemplateBanners details={details} state={state} onReload={onReload} onRetry={() => void draft.flush()} />
      {isLoaded && (
        <DocumentEditor
          ref={attach}
          label={t('editor.text', { name: details.name })}
          content={details.content_html}
          fields={fields}
          otherLabels={otherLabels}
          missing={missingNames}
          imageUrls={imageUrls}
          historyKey={`template-${details.id}`}
          pages={pages}
          isReadOnly={isReadOnly}
          onChange={draft.changed}
          onFields={setUsed}
          aside={aside}
        />
      )}
      {previewed !== undefined && (
        <PersonPreview id={details.id} name={details.name} content={previewed} close={() => setPreviewed(undefined)} />
      )}
    </div>
  );
};

const Template = () => {
  const { id = '' } = useParams();
  const [opened, setOpened] = useState(0);
  const answer = useQuery({ ...query(getTemplate, { params: { id } }), ...readOnce });
  const reload = async (): Promise<void> => {
    await answer.refetch();
    setOpened((count) => count + 1);
  };
  return (
    <LoadedOnce answer={answer}>
      {({ details }) => <Editor key={`${id} ${opened}`} details={details} onReload={() => void reload()} />}
    </LoadedOnce>
  );
};

/** The editor of a template, which only reads where this user may not change it: /contracts/templates/{id}. */
export const TemplatePage = () => (
  <RequireRight permission="templates:read">
    <Template />
  </RequireRight>
);

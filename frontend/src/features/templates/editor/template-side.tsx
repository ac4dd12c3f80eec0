import { IconAlertTriangle } from '@tabler/icons-react';
import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { ActivityPanel } from '../../../activity/activity-panel.tsx';
import type { DocumentHandle } from '../../../document-editor/document-editor.tsx';
import type { FieldChoice } from '../../../document-editor/field-choice.ts';
import type { UsedField } from '../../../document-editor/used-fields.ts';
import { DocumentsPanel } from '../../../documents/documents-panel.tsx';
import { CheckList, NoChecks } from './check-list.tsx';
import type { Check } from './checks.ts';
import { FieldsPanel } from './fields-panel.tsx';
import { RemindersPanel } from './reminders-panel.tsx';
import { SignersPanel } from './signers-panel.tsx';
import type { useDraft } from './use-draft.ts';
import type { useMissing } from './use-missing.ts';
import { Segments } from '../../../ui/segments.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './template-page.module.css';

const HistoryPanel = onDemand(async () => (await import('./history-panel.tsx')).HistoryPanel);

const panels = ['fields', 'checks', 'history'] as const;
export type Panel = (typeof panels)[number];

/** What is drawn once the text stands, in slices: text and side together would be one long task. */
const AfterText = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

type Props = {
  details: TemplateDetails;
  draft: ReturnType<typeof useDraft>['draft'];
  /** The text, for what the panels do with it. */
  handle: RefObject<DocumentHandle | null>;
  checks: readonly Check[];
  fields: readonly FieldChoice[];
  used: readonly UsedField[];
  labelOf: (name: string) => string | undefined;
  missing: ReturnType<typeof useMissing>;
  isReadOnly: boolean;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  /** The element, to which a narrow page leads from above the text. */
  side: RefObject<HTMLElement | null>;
};

/** What stands beside the text of a template: its fields, what is wrong with them, and its history. */
export const TemplateSide = ({
  details,
  draft,
  handle,
  checks,
  fields,
  used,
  labelOf,
  missing,
  isReadOnly,
  ...open
}: Props) => {
  const { t } = useTranslation('template-pages');
  const { panel, onPanel: setPanel, side } = open;
  const show = (name: string): void => handle.current?.showField(name);
  const ofText = checks.filter(({ kind }) => kind !== 'missing');
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
  return (
    <aside ref={side} tabIndex={-1} className={classes.aside} aria-label={t('editor.aside')}>
      <AfterText>
        <Segments
          fullWidth
          size="xs"
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
            {ofText.length > 0 && listOf(ofText)}
            {checks.length > ofText.length && (
              <button type="button" className={classes.missing} onClick={() => setPanel('checks')}>
                <IconAlertTriangle size={16} stroke={1.75} />
                {t('checks.missingFields', { count: checks.length - ofText.length })}
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
};

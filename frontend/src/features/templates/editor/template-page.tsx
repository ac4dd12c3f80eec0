import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { LoadedOnce } from '../../../api/loaded.tsx';
import { query, readOnce } from '../../../api/query.ts';
import { DocumentEditor, type DocumentHandle } from '../../../document-editor/document-editor.tsx';
import type { UsedField } from '../../../document-editor/used-fields.ts';
import { useCan } from '../../../ui/actor.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useParams } from '../../../ui/router.ts';
import { ChecksAbove } from './check-list.tsx';
import { checksOf } from './checks.ts';
import { TemplateBanners } from './template-banners.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplateSide, type Panel } from './template-side.tsx';
import { useDraft } from './use-draft.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useFields } from './use-fields.ts';
import { usePrinted } from './use-printed.ts';
import { useMissing } from './use-missing.ts';
import { useTellRemoved } from './use-tell-removed.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './template-page.module.css';

const PersonPreview = onDemand(async () => (await import('./person-preview.tsx')).PersonPreview);

type Props = { details: TemplateDetails; onReload: () => void };

/** Whether this user may change the template now: nobody does while somebody else writes. */
const useMayChange = ({ isPartner, deleted, draft_by: writer }: TemplateDetails): boolean => {
  const can = useCan();
  return can('templates:write') && isPartner === 0 && deleted === 0 && writer?.locked !== 1;
};

const urlsOf = (images: TemplateDetails['images']): Record<string, string> =>
  Object.fromEntries(images.map(({ file_id: id, url }) => [id, url]));

/** The panel beside the text, and how the checks come to the front. */
const usePanel = () => {
  const [panel, setPanel] = useState<Panel>('fields');
  const side = useRef<HTMLElement>(null);
  const openChecks = (): void => {
    setPanel('checks');
    side.current?.focus({ preventScroll: true });
    side.current?.scrollIntoView();
  };
  return { panel, setPanel, side, openChecks };
};

const Editor = ({ details, onReload }: Props) => {
  const { t } = useTranslation('template-pages');
  const handle = useRef<DocumentHandle>(null);
  const { draft, state } = useDraft(details);
  const [used, setUsed] = useState<readonly UsedField[]>([]);
  const [previewed, setPreviewed] = useState<string>();
  const { panel, setPanel, side, openChecks } = usePanel();
  const names = useMemo(() => used.map(({ name }) => name), [used]);
  const { fields, otherLabels, isLoaded } = useFields(names);
  // The fields come by a store, whose changes React draws at once: the text and all around it would be one long task.
  const mayDraw = useDeferredValue(isLoaded);
  const missing = useMissing(details.id, details.published_version > 0, state.at);
  const { pages, unprintable } = usePrinted(details.id, state);
  const missingNames = useMemo(() => new Set(missing.idsOf.keys()), [missing.idsOf]);
  const isReadOnly = !useMayChange(details) || state.phase === 'lost';
  const labelOf = useFieldLabel({ fields, otherLabels, unknown: state.unknown });
  const checks = isLoaded ? checksOf({ used, fields, labelOf, missing, unprintable }) : [];
  useTellRemoved(state.removed);
  const attach = useCallback(
    (own: DocumentHandle | null) => {
      handle.current = own;
      draft.attach(own);
    },
    [draft],
  );
  const preview = useCallback(() => setPreviewed(handle.current?.html() ?? ''), []);
  const imageUrls = useMemo(() => urlsOf(details.images), [details.images]);
  return (
    <div className={classes.page}>
      <PageTitle of={details.name} />
      <TemplateHead
        details={details}
        draft={draft}
        state={state}
        isReadOnly={isReadOnly}
        onPreview={preview}
        onReload={onReload}
      />
      <TemplateBanners details={details} state={state} onReload={onReload} onRetry={() => void draft.flush()} />
      {checks.length > 0 && <ChecksAbove count={checks.length} onOpen={openChecks} />}
      {mayDraw && (
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
          aside={
            <TemplateSide
              details={details}
              draft={draft}
              handle={handle}
              checks={checks}
              fields={fields}
              used={used}
              labelOf={labelOf}
              missing={missing}
              isReadOnly={isReadOnly}
              panel={panel}
              onPanel={setPanel}
              side={side}
            />
          }
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

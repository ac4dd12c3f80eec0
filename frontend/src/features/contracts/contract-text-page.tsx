import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareContract } from '#shared/contract/contracts/compare-contract.ts';
import { editContract } from '#shared/contract/contracts/edit-contract.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { listHashtags } from '#shared/contract/templates/list-hashtags.ts';
import { freeFieldLabel, shortcodeOf } from '#shared/templates/shortcodes.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readForGood, readOnce, useCall } from '../../api/query.ts';
import { TextChanges } from '../../contracts/text-changes.tsx';
import { DocumentEditor, type DocumentHandle } from '../../document-editor/document-editor.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate, useParams } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './contracts.module.css';
import { useContractRights, type ContractAnswer } from './use-contract.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** What differs from the template, with the words that were added and removed. */
const Differences = ({ id }: { id: number }) => {
  const { t } = useTranslation('contracts');
  const { data } = useQuery(query(compareContract, { params: { id: String(id) } }));
  return (
    <SectionCard title={t('text.differences')}>
      {data && <TextChanges paragraphs={data.paragraphs} same={t('text.same')} />}
    </SectionCard>
  );
};

/** The free fields that the text holds already. */
const freeFieldsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/data-field="(free_\w+)"/g)].map(([, name]) => name!)),
];

/** How long after the last change of the text the tab keeps it. */
const KEEP_AFTER_MS = 500;

/** The text that is written, which the tab keeps until it is saved. */
const useKeptText = (details: ContractAnswer['details'], call: { isPending: boolean; isSuccess: boolean }) => {
  const stored = details.content_html ?? '';
  const { found, discard, forget, keep } = useDraft({ html: stored });
  const [html, setHtml] = useState(found?.values.html ?? stored);
  const handle = useRef<DocumentHandle>(null);
  const [isChanged, setChanged] = useState(found !== undefined);
  // What was restored is sent on top of the version that it began with.
  const version = found?.version ?? details.version;
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepSoon = (): void => {
    clearTimeout(soon.current);
    soon.current = setTimeout(() => {
      if (handle.current) keep({ values: { html: handle.current.html() }, version });
    }, KEEP_AFTER_MS);
  };
  const beginAnew = (): void => {
    clearTimeout(soon.current);
    setHtml(stored);
    setChanged(false);
    discard();
  };
  const guard = useLeaveGuard(isChanged && !call.isSuccess, { forget, discard: found && beginAnew }, call.isPending);
  const change = (): void => {
    setChanged(true);
    keepSoon();
  };
  return { guard, html, handle, version, change };
};

/** The fields that a text may hold, undefined until they are read, and the words of those that it holds besides. */
const useTextFields = (html: string) => {
  const { t } = useTranslation('templates');
  const hashtags = useQuery({ ...query(listHashtags, {}), ...readForGood });
  const fields = useMemo(
    () =>
      hashtags.data && [
        ...hashtags.data.data.map(({ shortcode, label, group }) => ({
          name: shortcode,
          label,
          group: t(`group.${group}`),
        })),
        ...freeFieldsOf(html).map((name) => ({ name, label: freeFieldLabel(name), group: t('group.free') })),
      ],
    [hashtags.data, html, t],
  );
  const otherLabels = useCallback((name: string) => (shortcodeOf(name) ? t(`shortcode.${name}`) : undefined), [t]);
  return { fields, otherLabels };
};

const Editor = ({ answer: { details } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const call = useCall(editContract);
  const { guard, html, handle, version, change } = useKeptText(details, call);
  const { fields, otherLabels } = useTextFields(html);
  const [isSettling, setSettling] = useState(false);
  const send = (content_html: string): void =>
    call.mutate(
      { body: { contract_id: details.id, version, content_html } },
      {
        onSuccess: () => {
          guard.allowLeaving();
          notifySuccess(t('text.saved'));
          void navigate(paths.contract(details.id));
        },
      },
    );
  const save = (): void => {
    const { current } = handle;
    if (!current) return;
    setSettling(true);
    void current
      .settled()
      .then(() => send(current.html()))
      // Where the editor does not come, the page says so.
      .catch(() => undefined)
      .finally(() => setSettling(false));
  };
  return (
    <div className={classes.textPage}>
      <PageTitle of={details.name} />
      {guard.modal}
      <header className={classes.textHead}>
        <div>
          <Crumbs
            crumbs={[
              { label: t('title'), to: paths.contracts },
              { label: details.name, to: paths.contract(details.id) },
            ]}
          />
          <h1>{t('text.title')}</h1>
        </div>
        <Button loading={call.isPending || isSettling} disabled={!fields} onClick={save}>
          {t('text.save')}
        </Button>
      </header>
      {call.error && <ErrorBox problem={call.error.problem} onRetry={save} />}
      {fields && (
        <DocumentEditor
          key={html}
          ref={handle}
          label={t('text.title')}
          content={html}
          fields={fields}
          otherLabels={otherLabels}
          onChange={change}
          aside={
            <aside className={classes.textAside} aria-label={t('text.differences')}>
              <Differences id={details.id} />
            </aside>
          }
        />
      )}
    </div>
  );
};

const ContractText = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getContract, { params: { id } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>{(contract) => <DraftText key={contract.details.id} answer={contract} />}</LoadedOnce>
  );
};

const DraftText = ({ answer }: { answer: ContractAnswer }) => {
  const rights = useContractRights(answer.details);
  const hasText = answer.details.file_type === 'html' && rights.draft;
  return hasText ? <Editor answer={answer} /> : <Navigate to={paths.contract(answer.details.id)} replace />;
};

/** The text of a draft: /contracts/{id}/text. */
export const ContractTextPage = () => (
  <RequireRight permission="contracts:write">
    <ContractText />
  </RequireRight>
);

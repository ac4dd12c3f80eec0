import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractsTabs } from '../../../contracts/contracts-tabs.tsx';
import { Select } from '../../../ui/select.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import frame from '../../../list/list.module.css';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useNavigate, useNavigation } from '../../../ui/router.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { categoryOptions } from './category-options.ts';
import { CategoryNav } from './category-nav.tsx';
import { LibraryPreview, OwnPreview } from './preview-pane.tsx';
import { TemplateList } from './template-list.tsx';
import { TemplatesEmpty } from './templates-empty.tsx';
import { TemplatesTools, type SourceOption } from './templates-tools.tsx';
import { useCategories } from './use-categories.ts';
import { useLibrary, useOwnRows, usePartner } from './use-template-rows.ts';
import { useTemplatesPlace, type TemplatesPlace } from './use-templates-place.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import classes from './templates.module.css';

const NewTemplateModal = onDemand(async () => (await import('./new-template-modal.tsx')).NewTemplateModal);
const WordImport = onDemand(async () => (await import('../word/word-import.tsx')).WordImport);

/** The width from which the preview stands beside the list, and from which the tree does, too. */
const WIDE = '(min-width: 960px)';
const WIDEST = '(min-width: 1200px)';

/** Where templates may come from, for this user. */
const useSources = (): SourceOption[] => {
  const { t } = useTranslation('template-pages');
  const can = useCan();
  const everything = { search: '', type: undefined };
  const [library, partner, { total }] = [useLibrary(everything), usePartner(everything), useCategories()];
  const fromPartner = partner.data;
  return [
    { value: 'own', label: t('list.source.own'), count: total },
    ...(can('templates:write')
      ? [{ value: 'library' as const, label: t('list.source.library'), count: library.data?.data.length }]
      : []),
    ...(fromPartner && fromPartner.data.length > 0
      ? [
          {
            value: 'partner' as const,
            label: t('list.source.partner', { partner: fromPartner.partner_name ?? t('list.thePartner') }),
            count: fromPartner.data.length,
          },
        ]
      : []),
  ];
};

type Ask = 'new' | 'word';

type HeadProps = {
  /** How many templates there are, once that is known. */
  total: number | undefined;
  onAsk: (ask: Ask) => void;
};

const TemplatesHead = ({ total, onAsk }: HeadProps) => {
  const { t } = useTranslation('template-pages');
  const can = useCan();
  return (
    <header className={frame.head}>
      <h1 className={frame.title}>
        {t('title')}
        {total !== undefined && <span className={frame.count}>{wholeNumber(total)}</span>}
      </h1>
      {can('templates:write') && (
        <>
          <Button
            variant="default"
            leftSection={<IconFileImport />}
            className={classes.wideOnly ?? ''}
            onClick={() => onAsk('word')}
          >
            {t('word.import')}
          </Button>
          <Button leftSection={<IconPlus />} onClick={() => onAsk('new')}>
            {t('new.title')}
          </Button>
        </>
      )}
    </header>
  );
};

type SelectProps = {
  categories: Parameters<typeof categoryOptions>[0];
  chosen: TemplatesPlace['category'];
  onChoose: (category: TemplatesPlace['category']) => void;
};

/** The choice of a category where there is no room for the tree of them. */
const CategorySelect = ({ categories, chosen, onChoose }: SelectProps) => {
  const { t } = useTranslation('template-pages');
  return (
    <Select
      className={classes.categorySelect ?? ''}
      aria-label={t('category.label')}
      data={[
        { value: '', label: t('category.all') },
        ...categoryOptions(categories),
        { value: 'archived', label: t('category.archived') },
      ]}
      allowDeselect={false}
      value={String(chosen ?? '')}
      onChange={(value) => onChoose(value === 'archived' ? value : Number(value) || undefined)}
    />
  );
};

type Own = NonNullable<ReturnType<typeof useOwnRows>['rows']>[number];
type FromPartner = NonNullable<ReturnType<typeof usePartner>['data']>['data'][number];
type Model = NonNullable<ReturnType<typeof useLibrary>['data']>['data'][number];
type Shown = { key: string } & ({ row: Own | FromPartner; model: undefined } | { row: undefined; model: Model });

/** The templates of the source that is chosen, in their order. */
const shownOf = (
  place: TemplatesPlace,
  own: readonly Own[] = [],
  library: readonly Model[] = [],
  partner: readonly FromPartner[] = [],
): Shown[] =>
  place.source === 'library'
    ? library.map((row) => ({ key: row.id, row: undefined, model: row }))
    : [...(place.source === 'own' ? own : []), ...partner].map((row) => ({
        key: String(row.id),
        row,
        model: undefined,
      }));

/** The template that is previewed, and the keys that move to the next one, edit it or make a new one. */
const useOpenedTemplate = (shown: readonly Shown[], mayMove: boolean, onNew: () => void): Shown | undefined => {
  const can = useCan();
  const navigate = useNavigate();
  const { place, show } = useTemplatesPlace();
  const isWide = useScreen(WIDE);
  const at = shown.findIndex(({ key }) => key === place.open);
  const opened = shown[at];
  const first = shown[0]?.key;
  const { location: next } = useNavigation();
  // Beside the list a template is always previewed: the first one, until another is chosen. Choosing it changes the
  // address, which would cancel the way to another page.
  const isStaying = next === undefined && mayMove;
  useEffect(() => {
    if (isStaying && isWide && opened === undefined && first !== undefined) show({ open: first }, 'replace');
  });
  const go = (step: number): void => {
    const next = shown[at + step];
    if (next) show({ open: next.key }, 'replace');
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    Enter: () => opened?.row?.isPartner === 0 && can('templates:write') && void navigate(paths.template(opened.row.id)),
    c: () => can('templates:write') && onNew(),
  });
  return opened;
};

const Templates = () => {
  const { t } = useTranslation('template-pages');
  const can = useCan();
  const { place, show, pathOf } = useTemplatesPlace();
  const sources = useSources();
  const tree = useCategories();
  const [own, library, partner] = [useOwnRows(place), useLibrary(place), usePartner(place)];
  const isWide = useScreen(WIDE);
  const isWidest = useScreen(WIDEST);
  const [ask, setAsk] = useState<Ask>();
  const isSettled = !own.isFetching && !library.isFetching && !partner.isFetching;
  const shown = shownOf(place, own.rows, library.data?.data, partner.data?.data);
  const opened = useOpenedTemplate(shown, isSettled && ask === undefined, () => setAsk('new'));
  const back = isWide ? undefined : pathOf('');
  const isAlone = !isWide && opened !== undefined;
  const hasTree = isWidest && place.source === 'own';
  const isFirstTime =
    place.source === 'own' && tree.isLoaded && tree.total + tree.archived === 0 && isSettled && shown.length === 0;
  const category = typeof place.category === 'number' ? place.category : null;
  return (
    <div className={frame.page}>
      <PageTitle of={t('title')} />
      {!isAlone && (
        <>
          <TemplatesHead total={tree.isLoaded ? tree.total : undefined} onAsk={setAsk} />
          {can('contracts:read') && <ContractsTabs />}
          <TemplatesTools place={place} show={show} sources={sources} />
        </>
      )}
      {isFirstTime ? (
        <div className={classes.first}>
          <TemplatesEmpty />
        </div>
      ) : (
        <div className={classes.body} data-panes={isAlone ? 1 : (hasTree ? 1 : 0) + (isWide ? 2 : 1)}>
          {hasTree && (
            <CategoryNav
              tree={tree}
              chosen={place.category}
              onChoose={(chosen) => show({ category: chosen, open: '' })}
            />
          )}
          {!isAlone && (
            <div className={classes.rows}>
              {!hasTree && place.source === 'own' && (
                <CategorySelect
                  categories={tree.categories}
                  chosen={place.category}
                  onChoose={(chosen) => show({ category: chosen, open: '' })}
                />
              )}
              <TemplateList
                place={place}
                pathOf={pathOf}
                canMove={hasTree && can('templates:write')}
                own={own}
                library={library}
                partner={partner}
              />
            </div>
          )}
          {opened?.row && <OwnPreview row={opened.row} back={back} />}
          {opened?.model && <LibraryPreview row={opened.model} back={back} />}
          {isWide && opened === undefined && <div className={classes.pane} />}
        </div>
      )}
      {ask === 'new' && <NewTemplateModal category={category} close={() => setAsk(undefined)} />}
      {ask === 'word' && <WordImport category={category} close={() => setAsk(undefined)} />}
    </div>
  );
};

/** Contract templates in three panes: categories, the list, and the real pages of one of them: /contracts/templates. */
export const TemplatesPage = () => (
  <RequireRight permission="templates:read">
    <Templates />
  </RequireRight>
);

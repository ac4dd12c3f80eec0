import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listCategories } from '#shared/contract/templates/list-categories.ts';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import type { TemplateType } from '#shared/templates/names.ts';
import { fold } from '#shared/values/fold.ts';
import { query } from '../api/query.ts';
import { FieldError } from '../form/field-error.tsx';
import { SearchInput } from '../list/search-input.tsx';
import { useCan } from '../ui/actor.tsx';
import { branchIds, flatTree, treeOf, type Category } from './category-tree.ts';
import { usePublishedTemplates } from './use-published-templates.ts';
import { selectSign } from '../ui/select-sign.tsx';
import { Select } from '../ui/select.tsx';
import classes from './policies.module.css';

/** The chosen template; `model` is the one of the public library. */
export type ChosenTemplate = Pick<TemplateOut, 'id' | 'name' | 'isPartner'> | 'model' | null;

type Props = {
  label: string;
  /** The field of the request, where errors about it stand. */
  path: string;
  /** Absent offers all types. */
  types?: readonly TemplateType[];
  /** Offers the model of the public library first. */
  withModel?: boolean;
  /** What is said where there is nothing to choose from. */
  none?: string;
  value: { readonly id: number } | 'model' | null;
  onChange: (template: ChosenTemplate) => void;
  error: ReactNode;
};

type Filter = { search: string; category: string; tag: string };
const noFilter: Filter = { search: '', category: '', tag: '' };

const matches = ({ search, category, tag }: Filter, categories: readonly Category[]) => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const branch = category === '' ? undefined : branchIds(categories, Number(category));
  return ({ name, category_id: own, tags }: TemplateOut): boolean =>
    words.every((word) => fold(name).includes(word)) &&
    (branch === undefined || (own !== null && branch.has(own))) &&
    (tag === '' || tags.includes(tag));
};

type ToolsProps = {
  filter: Filter;
  show: (filter: Filter) => void;
  categories: readonly Category[];
  tags: readonly string[];
};

const NBSP = '\u00a0';

/** Words, a branch of the tree of categories and a tag, to narrow the list by. */
const Tools = ({ filter, show, categories, tags }: ToolsProps) => {
  const { t } = useTranslation('policies');
  const select = {
    withScrollArea: false,
    allowDeselect: false,
    ...selectSign,
  } as const;
  return (
    <search className={classes.tools}>
      <SearchInput
        className={classes.search}
        label={t('picker.search')}
        value={filter.search}
        onChange={(search) => show({ ...filter, search })}
        onKeyDown={(event) => {
          // Return in the search does not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {categories.length > 0 && (
        <Select
          {...select}
          aria-label={t('picker.category')}
          data={[
            { value: '', label: t('picker.allCategories') },
            ...flatTree(treeOf(categories)).map(({ category, depth }) => ({
              value: String(category.id),
              label: `${NBSP.repeat(depth * 4)}${category.name}`,
            })),
          ]}
          value={filter.category}
          onChange={(value) => show({ ...filter, category: value ?? '' })}
        />
      )}
      {tags.length > 0 && (
        <Select
          {...select}
          aria-label={t('picker.tag')}
          data={[{ value: '', label: t('picker.allTags') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          value={filter.tag}
          onChange={(value) => show({ ...filter, tag: value ?? '' })}
        />
      )}
    </search>
  );
};

type RowProps = { group: string; path: string; name: string; facts: string; isChosen: boolean; onChoose: () => void };

const Row = ({ group, path, name, facts, isChosen, onChoose }: RowProps) => (
  <li data-chosen={isChosen || undefined}>
    <label>
      <Radio name={group} aria-label={name} checked={isChosen} onChange={onChoose} data-path={path} />
      <span className={classes.words}>
        {name}
        <small>{facts}</small>
      </span>
    </label>
  </li>
);

/** Shows what is chosen from the start, such as the template of an address, within a list that scrolls. */
const useShownChoice = (isLoaded: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-chosen]');
    if (isLoaded && chosen) list.current?.scrollTo({ top: chosen.offsetTop - list.current.offsetTop });
  }, [isLoaded]);
  return list;
};

/** Chooses a published template of the company or of its partner, without which no contract is made. */
export const TemplatePicker = ({ label, path, types, withModel = false, none, value, onChange, error }: Props) => {
  const { t } = useTranslation(['policies', 'templates']);
  const group = useId();
  const can = useCan();
  const [asked, setSource] = useState<'own' | 'partner'>();
  const [filter, setFilter] = useState(noFilter);
  const templates = usePublishedTemplates(types);
  const list = useShownChoice(templates.isLoaded);
  const { data } = useQuery({ ...query(listCategories, {}), enabled: can('templates:read') });
  const categories = data?.data ?? [];
  const isChosen = ({ id }: TemplateOut): boolean => value !== null && value !== 'model' && value.id === id;
  const source = asked ?? (templates.partner.some(isChosen) ? 'partner' : 'own');
  const rows = templates[source];
  const shown = rows.filter(matches(filter, categories));
  const tags = [...new Set(rows.flatMap((row) => row.tags))].toSorted((a, b) => a.localeCompare(b, 'nl'));
  const hasPartner = templates.partner.length > 0;
  const factsOf = (row: TemplateOut): string =>
    [t(`templates:type.${row.type}`), t(`templates:language.${row.language}`), row.category, ...row.tags]
      .filter(Boolean)
      .join(' · ');
  const partner = templates.partnerName ?? t('picker.thePartner');
  return (
    <fieldset className={classes.choices} data-path={path}>
      <legend>
        {label} <span aria-hidden="true">*</span>
      </legend>
      {hasPartner && (
        <div role="group" aria-label={t('picker.sources')} className={classes.sources}>
          {(['own', 'partner'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={source === name} onClick={() => setSource(name)}>
              {t(`picker.${name}`, { partner })}
            </button>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <Tools filter={filter} show={setFilter} categories={source === 'own' ? categories : []} tags={tags} />
      )}
      <ul ref={list} className={classes.templates}>
        {withModel && source === 'own' && (
          <Row
            group={group}
            path={path}
            name={t('picker.model')}
            facts={t('templates:type.return_receipt')}
            isChosen={value === 'model'}
            onChoose={() => onChange('model')}
          />
        )}
        {shown.map((row) => (
          <Row
            key={row.id}
            group={group}
            path={path}
            name={row.name}
            facts={factsOf(row)}
            isChosen={isChosen(row)}
            onChoose={() => onChange(row)}
          />
        ))}
        {templates.isLoaded && shown.length === 0 && !(withModel && source === 'own') && (
          <li className={classes.none}>{rows.length === 0 ? (none ?? t('picker.none')) : t('picker.noMatch')}</li>
        )}
      </ul>
      {error && (
        <p className={classes.error}>
          <FieldError label={label}>{error}</FieldError>
        </p>
      )}
    </fieldset>
  );
};

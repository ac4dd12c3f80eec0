import { Button, MenuItem } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listUsedTags } from '#shared/contract/records/list-used-tags.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { query } from '../../../api/query.ts';
import { KindChoice } from '../../../list/kind-choice.tsx';
import { SearchBox } from '../../../list/search-box.tsx';
import { PHONE } from '../../../ui/tokens.ts';
import { orders, type ShowPlace, type Source, type TemplatesPlace } from './use-templates-place.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { selectSign } from '../../../ui/select-sign.tsx';
import { Select } from '../../../ui/select.tsx';
import { Menu } from '../../../ui/menu.tsx';
import classes from './templates.module.css';

export type SourceOption = { value: Source; label: string; count: number | undefined };
type Props = { place: TemplatesPlace; show: ShowPlace; sources: readonly SourceOption[] };

/** The tags in use, to narrow the list by one. */
const TagFilter = ({ place, show }: Pick<Props, 'place' | 'show'>) => {
  const { t } = useTranslation('template-pages');
  const { data } = useQuery(
    query(listUsedTags, {
      params: { object: 'contract_template' },
      query: place.type === undefined ? {} : { related_object_subtype: place.type },
    }),
  );
  if (place.tag !== '')
    return (
      <Button
        variant="default"
        size="xs"
        rightSection={<IconX />}
        aria-label={t('filter.removeTag', { tag: place.tag })}
        onClick={() => show({ tag: '' })}
      >
        {t('filter.tag', { tag: place.tag })}
      </Button>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <Menu
      position="bottom-start"
      dropdown={{ className: classes.menu ?? '' }}
      target={
        <Button variant="default" size="xs" leftSection={<IconPlus />} className={classes.addFilter ?? ''}>
          {t('filter.addTag')}
        </Button>
      }
    >
      {data.data.map(({ name, count }) => (
        <MenuItem key={name} onClick={() => show({ tag: name })}>
          {name} <span className={classes.number}>{count}</span>
        </MenuItem>
      ))}
    </Menu>
  );
};

/** Chooses which templates are listed: words, where they come from, their type, a tag and the order. */
export const TemplatesTools = ({ place, show, sources }: Props) => {
  const { t } = useTranslation(['template-pages', 'templates']);
  const isPhone = useScreen(PHONE);
  const size = isPhone ? 'md' : 'xs';
  const select = {
    size,
    withScrollArea: false,
    allowDeselect: false,
    ...selectSign,
  } as const;
  return (
    <search className={classes.tools}>
      <SearchBox
        isOfPage
        className={classes.search}
        size={size}
        label={t('list.search')}
        search={place.search}
        onSearch={(words) => show({ search: words }, 'replace')}
      />
      {sources.length > 1 && (
        <KindChoice
          label={t('list.sources')}
          options={sources}
          state={{ kind: place.source }}
          change={({ kind }) => {
            const source = sources.find(({ value }) => value === kind)?.value;
            if (source) show({ source, open: '', category: undefined, tag: '' });
          }}
        />
      )}
      <Select
        {...select}
        className={classes.type ?? ''}
        aria-label={t('templates:column.type')}
        data={[
          { value: '', label: t('filter.allTypes') },
          ...templateTypes.map((value) => ({ value, label: t(`templates:type.${value}`) })),
        ]}
        value={place.type ?? ''}
        onChange={(value) => show({ type: templateTypes.find((name) => name === value) })}
      />
      {place.source === 'own' && <TagFilter place={place} show={show} />}
      {place.source === 'own' && (
        <Select
          {...select}
          className={classes.order ?? ''}
          aria-label={t('list.order')}
          data={keysOf(orders).map((value) => ({ value, label: t(`list.orders.${value}`) }))}
          value={place.order}
          onChange={(value) => show({ order: value === 'name' ? 'name' : 'changed' })}
        />
      )}
    </search>
  );
};

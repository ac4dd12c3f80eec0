import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../list/search-input.tsx';
import { Segments } from '../../../ui/segments.tsx';
import classes from './mapping.module.css';
import { mappingFilters, type MappingFilter } from './type-rows.ts';

type Props = {
  filter: MappingFilter;
  search: string;
  counts: Readonly<Record<MappingFilter, number>>;
  onFilter: (filter: MappingFilter) => void;
  onSearch: (search: string) => void;
  /** When the codes were read. */
  note: string | undefined;
};

/** Searches types and codes, and chooses between missing and mapped ones. */
export const MappingTools = ({ filter, search, counts, onFilter, onSearch, note }: Props) => {
  const { t } = useTranslation('integrations');
  return (
    <search className={classes.tools}>
      <SearchInput
        isOfPage
        className={classes.search}
        size="xs"
        label={t('mapping.search')}
        value={search}
        onChange={onSearch}
      />
      <Segments
        size="xs"
        aria-label={t('mapping.filters')}
        value={filter}
        onChange={(value) => {
          const chosen = mappingFilters.find((name) => name === value);
          if (chosen) onFilter(chosen);
        }}
        data={mappingFilters.map((value) => ({ value, label: t(`mapping.filter.${value}`, { count: counts[value] }) }))}
      />
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </search>
  );
};

import { useTranslation } from 'react-i18next';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { ListMore } from '../../../list/list-more.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { DRAGGED_TEMPLATE } from './dragged.ts';
import { TemplateItem } from './template-item.tsx';
import { useContractCounts } from '../parts/use-contract-counts.ts';
import type { useLibrary, useOwnRows, usePartner } from './use-template-rows.ts';
import type { TemplatesPlace } from './use-templates-place.ts';
import classes from './templates.module.css';

const changedOn = (at: string): string => toDmy(belgianDay(new Date(at)));

const OwnBadges = ({ row }: { row: TemplateOut }) => {
  const { t } = useTranslation(['template-pages', 'templates']);
  return (
    <>
      {row.partnerName !== null && row.isPartner === 1 && <ToneBadge tone="accent">{row.partnerName}</ToneBadge>}
      {row.tags.map((tag) => (
        <ToneBadge key={tag}>{tag}</ToneBadge>
      ))}
      <ToneBadge>{t(`templates:language.${row.language}`)}</ToneBadge>
      {row.state === 'draft' && <ToneBadge tone="amber">{t('templates:state.draft')}</ToneBadge>}
      {row.unknown_count > 0 && <ToneBadge tone="amber">{t('list.unknown', { count: row.unknown_count })}</ToneBadge>}
    </>
  );
};

type RowsProps = { rows: readonly TemplateOut[]; open: string; pathOf: (open: string) => string; canMove: boolean };

const TemplateRows = ({ rows, open, pathOf, canMove }: RowsProps) => {
  const { t } = useTranslation('template-pages');
  const counts = useContractCounts();
  const factsOf = (row: TemplateOut): string => {
    const used = counts?.get(row.id);
    if (row.isPartner === 1) return t('list.keptByPartner');
    const changed = t('list.changed', { day: changedOn(row.changed_at) });
    if (counts === undefined) return changed;
    return `${used === undefined ? t('list.unused') : t('list.contracts', { count: used })} · ${changed}`;
  };
  return rows.map((row) => (
    <TemplateItem
      key={row.id}
      name={row.name}
      to={pathOf(String(row.id))}
      isOpen={open === String(row.id)}
      badges={<OwnBadges row={row} />}
      facts={factsOf(row)}
      {...(canMove && {
        onDragStart: (event) => event.dataTransfer.setData(DRAGGED_TEMPLATE, `${row.id} ${row.version}`),
      })}
    />
  ));
};

type Props = {
  place: TemplatesPlace;
  pathOf: (open: string) => string;
  canMove: boolean;
  own: ReturnType<typeof useOwnRows>;
  library: ReturnType<typeof useLibrary>;
  partner: ReturnType<typeof usePartner>;
};

const Nothing = ({ place }: { place: TemplatesPlace }) => {
  const { t } = useTranslation('template-pages');
  const isFiltered = place.search !== '' || place.tag !== '' || place.type !== undefined;
  return <p className={classes.none}>{t(isFiltered ? 'list.noMatch' : `list.none.${place.source}`)}</p>;
};

/** Own templates, and below a line those of the partner that match, too. */
const OwnList = ({ place, pathOf, canMove, own, partner }: Props) => {
  const { t } = useTranslation('template-pages');
  const also = place.category === undefined && place.tag === '' ? (partner.data?.data ?? []) : [];
  return (
    <LoadedPart answer={own}>
      {() => (
        <>
          <ul
            className={classes.list}
            aria-label={t('list.source.own')}
            data-dimmed={own.isPlaceholderData || undefined}
          >
            <TemplateRows rows={own.rows ?? []} open={place.open} pathOf={pathOf} canMove={canMove} />
          </ul>
          {own.rows?.length === 0 && <Nothing place={place} />}
          {own.hasNextPage && (
            <ListMore
              hasMore
              loading={own.isFetchingNextPage}
              failed={own.isFetchNextPageError}
              onMore={() => void own.fetchNextPage()}
              noMore=""
            />
          )}
          {also.length > 0 && (
            <>
              <h2 className={classes.also}>{t('list.alsoPartner')}</h2>
              <ul className={classes.list} aria-label={t('list.alsoPartner')}>
                <TemplateRows rows={also} open={place.open} pathOf={pathOf} canMove={false} />
              </ul>
            </>
          )}
        </>
      )}
    </LoadedPart>
  );
};

/** The templates of the chosen source. */
export const TemplateList = (props: Props) => {
  const { place, pathOf, library, partner } = props;
  const { t } = useTranslation(['template-pages', 'templates']);
  if (place.source === 'own') return <OwnList {...props} />;
  if (place.source === 'partner')
    return (
      <LoadedPart answer={partner}>
        {({ data }) => (
          <>
            <ul className={classes.list} aria-label={t('list.alsoPartner')}>
              <TemplateRows rows={data} open={place.open} pathOf={pathOf} canMove={false} />
            </ul>
            {data.length === 0 && <Nothing place={place} />}
          </>
        )}
      </LoadedPart>
    );
  return (
    <LoadedPart answer={library}>
      {({ data }) => (
        <>
          <ul className={classes.list} aria-label={t('list.source.library')}>
            {data.map((row) => (
              <TemplateItem
                key={row.id}
                name={row.name}
                to={pathOf(row.id)}
                isOpen={place.open === row.id}
                badges={
                  <>
                    <ToneBadge>{t(`templates:type.${row.type}`)}</ToneBadge>
                    <ToneBadge>{t(`templates:language.${row.language}`)}</ToneBadge>
                  </>
                }
                facts={row.description}
              />
            ))}
          </ul>
          {data.length === 0 && <Nothing place={place} />}
        </>
      )}
    </LoadedPart>
  );
};

import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import { Can, useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';
import { useUndeleteProduct } from './use-undelete-product.ts';
import { format } from '../../ui/format.ts';

const Deleted = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const { undelete, busy } = useUndeleteProduct(product);
  const action = (
    <Can permission="software:edit-product">
      <button type="button" onClick={undelete} disabled={busy}>
        {t('undelete.action')}
      </button>
    </Can>
  );
  return (
    <Banner tone="red" action={action}>
      {t('detail.deleted')} {t('undelete.notice')}
    </Banner>
  );
};

/** The banners of a product: that it is deleted, or that people who left still have licences. */
export const ProductBanners = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  // The count covers the company, so a team manager may see none of these licences.
  const isScoped = isTeamScoped(useActor());
  const { id, deleted, left_count: count, left_cost: cost } = product;
  if (deleted === 1) return <Deleted product={product} />;
  const toLeft = listLink(paths.softwareLicenses, {
    segment: 'left',
    filters: [{ column: 'name', operator: 'is', values: [id] }],
  });
  return (
    <Banner tone="amber" action={!isScoped && <Link to={toLeft}>{t('detail.showLeft')}</Link>}>
      {t('detail.left', { count })}{' '}
      {cost !== null && cost > 0 && t('detail.leftCost', { amount: `€ ${format().amount(cost)}` })}
    </Banner>
  );
};

export const hasProductBanners = ({ deleted, left_count: count }: ProductDetails): boolean =>
  deleted === 1 || count > 0;

import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/router.ts';
import type { ListColumn } from './list-column.ts';
import type { SegmentOption } from './segment-option.ts';
import type { SegmentLinks } from './use-segment-links.ts';
import classes from './list.module.css';

type Props = {
  segment: SegmentOption;
  /** The keys of what was removed. */
  removedIn: NonNullable<SegmentOption['removedIn']>;
  columns: readonly Pick<ListColumn<never>, 'key' | 'label'>[];
  links: SegmentLinks | undefined;
};

/** Says that the chosen segment names something which was removed, since its list is shorter than its name promises. */
export const SegmentNotice = ({ segment, removedIn, columns, links }: Props) => {
  const { t } = useTranslation('list');
  const names = removedIn.map((key) => columns.find((column) => column.key === key)?.label ?? key);
  return (
    <div className={classes.notice}>
      <Banner tone="amber" action={links && <Link to={links.edit(segment.value)}>{t('segmentRemovedEdit')}</Link>}>
        {t('segmentRemoved', { columns: names.join(', ') })}
      </Banner>
    </div>
  );
};

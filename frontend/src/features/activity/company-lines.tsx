import type { FeedItem } from '#shared/contract/activity/list-activity.ts';
import { FeedLines } from '../../activity/feed-lines.tsx';
import { RunLine } from '../../activity/run-line.tsx';
import { linkOfRecord } from './link-of-record.ts';

/** Events of the whole company: each leads to its record, and a run is one line. */
export const CompanyLines = (props: { items: readonly FeedItem[]; label: string }) => (
  <FeedLines {...props} linkOf={linkOfRecord} RunLine={RunLine} />
);

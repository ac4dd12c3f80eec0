import type { ActivityItem } from '#shared/activity/events.ts';

/** The lines of one act are recorded in one transaction, so within a moment of each other. */
const ONE_ACT_MS = 1_000;

const actOf = ({ event_type: type, real_name: who, acting_as: support, event_info_json: info }: ActivityItem): string =>
  JSON.stringify([type, who, support, info]);

/**
 * The feed of a person with what the company's feed tells of them, newest first. An act that the person's feed repeats
 * stands there once, at the record that it is about.
 */
export const foldedFeeds = (own: readonly ActivityItem[], others: readonly ActivityItem[]): ActivityItem[] => {
  const ids = new Set(own.map(({ id }) => id));
  const elsewhere = others.filter(({ id }) => !ids.has(id));
  const moments = new Map<string, number[]>();
  for (const item of elsewhere) {
    const act = actOf(item);
    moments.set(act, [...(moments.get(act) ?? []), Date.parse(item.at)]);
  }
  const isRepeat = (item: ActivityItem): boolean =>
    (moments.get(actOf(item)) ?? []).some((at) => Math.abs(at - Date.parse(item.at)) < ONE_ACT_MS);
  return [...own.filter((item) => !isRepeat(item)), ...elsewhere].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
};

import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { conditionsOf } from '#shared/list/segment.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { can } from '#shared/permissions/rules.ts';
import { segmentCollection } from '#functions/platform/segments/segment-store.ts';
import { templatesByField } from '#functions/templates/field-uses.ts';
import { remindersByField } from './field-reminders.ts';
import { recordKind } from './record-kinds.ts';
import { viewsOfList } from './saved-views.ts';

type Dependents = NonNullable<EndpointResponse<typeof listCustomFields>['data'][number]['used_in']>;
type Owned = { name: string; shared: 0 | 1; owner_user_id: number };

/**
 * The segments and views that leave the lists with a custom field, and the templates whose contracts miss its value,
 * and the reminders of its dates; what others keep to themselves is counted.
 */
export const fieldDependents = async (object: ObjectType, actor: Actor): Promise<(fieldId: number) => Dependents> => {
  const [segments, views, templates, reminders] = await Promise.all([
    segmentCollection.refresh(),
    viewsOfList(recordKind(object).list),
    can(actor, 'templates:read') ? templatesByField(actor) : undefined,
    remindersByField(object, actor),
  ]);
  const ofObject = [...segments.all()].filter((stored) => stored.object_type === object);
  const isSeen = ({ shared, owner_user_id: owner }: Owned): boolean => shared === 1 || owner === actor.user_id;
  const namesOf = (found: readonly Owned[]): string[] => found.filter(isSeen).map(({ name }) => name);
  return (fieldId) => {
    const key = customKey(fieldId);
    const inSegments = ofObject.filter(({ filter }) => conditionsOf(filter).some(({ column }) => column === key));
    const inViews = views.filter(({ named }) => named.includes(key));
    return {
      segments: namesOf(inSegments),
      views: namesOf(inViews),
      templates: templates?.(object, fieldId) ?? [],
      ...reminders(key),
      others: [...inSegments, ...inViews].filter((one) => !isSeen(one)).length,
    };
  };
};

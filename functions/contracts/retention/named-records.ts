import { DUE_LISTED_MAX, type KeptClass } from '#shared/retention/kept-data.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordNames } from '#functions/activity/visible-object.ts';
import { dueRecords, type DueData } from './due-data.ts';

/** Lists the records of a class of which something goes, as far as the actor manages settings and sees them. */
export const recordNamer = async (actor: Actor, due: DueData, classes: readonly KeptClass[]) => {
  if (!can(actor, 'settings:manage')) return () => [];
  const found = new Map(classes.map((name) => [name, dueRecords(due, name)]));
  const nameOf = await recordNames(actor, [...new Set([...found.values()].flat().map(({ object }) => object))]);
  return (name: KeptClass) => {
    const named = (found.get(name) ?? []).flatMap(({ object, id, on }) => {
      const called = nameOf(object, id);
      return called === null ? [] : [{ object, id, name: called, on: toDmy(on) }];
    });
    return named.slice(0, DUE_LISTED_MAX);
  };
};

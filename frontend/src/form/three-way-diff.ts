import { keysOf } from '#shared/values/keys-of.ts';
export type Clash<Form> = {
  field: keyof Form & string;
  base: Form[keyof Form];
  mine: Form[keyof Form];
  theirs: Form[keyof Form];
};

export type ThreeWay<Form> = {
  /** Fields that both changed, to different values: somebody has to choose. */
  clashes: Clash<Form>[];
  /** Fields that only I changed. */
  kept: (keyof Form & string)[];
  /** Fields that only they changed. */
  taken: (keyof Form & string)[];
  /** Their record, with those of my changes on top that do not clash; a field that clashes has their value. */
  merged: Form;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** Compares the edits of two people who both started from `base`, in all fields unless `fields` names some. */
export const threeWayDiff = <Form extends object>(
  base: Form,
  mine: Form,
  theirs: Form,
  fields = keysOf(base),
): ThreeWay<Form> => {
  const result: ThreeWay<Form> = { clashes: [], kept: [], taken: [], merged: { ...theirs } };
  for (const field of fields) {
    const byMe = !isSame(mine[field], base[field]);
    const byThem = !isSame(theirs[field], base[field]);
    if (byMe && byThem) {
      if (isSame(mine[field], theirs[field])) continue;
      result.clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    } else if (byMe) {
      result.kept.push(field);
      result.merged[field] = mine[field];
    } else if (byThem) result.taken.push(field);
  }
  return result;
};

/** Whether both edits touch: else theirs changed none of the fields, and mine goes on top without a question. */
export const asksToChoose = <Form>(difference: ThreeWay<Form> | undefined): difference is ThreeWay<Form> =>
  difference !== undefined && difference.clashes.length + difference.taken.length > 0;

/** The merged record with my value where I chose mine. */
export const withChoices = <Form extends object>(
  { clashes, merged }: ThreeWay<Form>,
  mine: ReadonlySet<string>,
): Form => ({
  ...merged,
  ...Object.fromEntries(clashes.filter(({ field }) => mine.has(field)).map((clash) => [clash.field, clash.mine])),
});

export type Clash<Form> = {
  field: keyof Form & string;
  base: Form[keyof Form];
  mine: Form[keyof Form];
  theirs: Form[keyof Form];
};

export type ThreeWay<Form> = {
  /** Both changed it, to different values: somebody has to choose. */
  clashes: Clash<Form>[];
  /** I changed it and they did not. */
  kept: (keyof Form & string)[];
  /** Their record with my changes that do not clash on top; a clash holds their value. */
  merged: Form;
};

/** What two people did to one record: `base` is what both started from. */
export const threeWayDiff = <Form extends object>(base: Form, mine: Form, theirs: Form): ThreeWay<Form> => {
  const fields = Object.keys(base) as (keyof Form & string)[];
  const clashes: Clash<Form>[] = [];
  const kept: (keyof Form & string)[] = [];
  const merged = { ...theirs };
  for (const field of fields) {
    const changedByMe = mine[field] !== base[field];
    if (!changedByMe || mine[field] === theirs[field]) continue;
    if (theirs[field] !== base[field])
      clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    else {
      kept.push(field);
      merged[field] = mine[field];
    }
  }
  return { clashes, kept, merged };
};

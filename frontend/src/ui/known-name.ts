/**
 * What a link tells the page that it opens: the name of the record, which stands there until the record is read, or that
 * the record is the next one of the list that led here.
 */
type LinkState = { name: string } | typeof neighbourState;

/** The state of the step to the next or previous record of a list. */
export const neighbourState = { isNeighbour: true } as const;

/** The state of a link to the page of a row; none where a list has no names for its rows. */
export const linkState = <Row extends { id: number }>(
  row: Row,
  nameOf: (row: Row) => string,
): LinkState | undefined => {
  const name = nameOf(row);
  return name === String(row.id) ? undefined : { name };
};

const stateOfLink = (): Partial<{ name: string } & typeof neighbourState> =>
  (history.state as { usr?: ReturnType<typeof stateOfLink> | null } | null)?.usr ?? {};

/** The name that the link gave which led here; parts without a router find it as well. */
export const knownName = (): string | undefined => stateOfLink().name;

/** Whether a list led here, by one of its rows or step by step. */
export const isFromList = (): boolean => knownName() !== undefined || stateOfLink().isNeighbour === true;

/** What a link tells the page that it opens: the name of the record, which stands there until the record is read. */
type LinkState = { name: string };

/** The state of a link to the page of a row; none where a list has no names for its rows. */
export const linkState = <Row extends { id: number }>(
  row: Row,
  nameOf: (row: Row) => string,
): LinkState | undefined => {
  const name = nameOf(row);
  return name === String(row.id) ? undefined : { name };
};

/** The name that the link gave which led here; parts without a router find it as well. */
export const knownName = (): string | undefined =>
  (history.state as { usr?: Partial<LinkState> | null } | null)?.usr?.name;

/** Does one chore after the other, even if an earlier one fails. At the end it throws the failures of all of them. */
export const doChores = async (chores: readonly (() => Promise<unknown>)[], message: string): Promise<void> => {
  const problems: unknown[] = [];
  for (const chore of chores) await chore().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw new AggregateError(problems, message);
};

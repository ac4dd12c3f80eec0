/** Does one chore after the other, each whatever became of the one before. Throws the failures of all of them at the end. */
export const doChores = async (chores: readonly (() => Promise<unknown>)[], failed: string): Promise<void> => {
  const problems: unknown[] = [];
  for (const chore of chores) await chore().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw new AggregateError(problems, failed);
};

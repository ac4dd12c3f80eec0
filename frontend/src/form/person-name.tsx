import { usePersonChoice } from './use-people-search.ts';

/** The name of the person with an id in a form; the id 0 shows `nobody`. */
export const PersonName = ({ id, nobody }: { id: number; nobody: string }) => {
  const person = usePersonChoice(id, true);
  return id > 0 ? (person?.name ?? `#${id}`) : nobody;
};

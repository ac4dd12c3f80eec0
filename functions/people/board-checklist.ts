import { dueOn, isListed, sideOf } from '#shared/people/checklists.ts';
import { doneItem, openItem, type BoardItem, type BoardPerson } from './board-source.ts';
import { checklistSetting, readTicks } from './checklist-store.ts';

/** The checklists of the company: what it leaves out, and its own items of each person, ticked or not. */
export const boardChecklist = async (people: readonly BoardPerson[]) => {
  const lists = await checklistSetting.read();
  const itemsFor = ({ column }: BoardPerson) => lists.own.filter(({ side }) => side === sideOf(column));
  const isTicked = await readTicks(
    people.flatMap((person) => itemsFor(person).map(({ id }) => ({ person: person.row.id, item: id }))),
  );
  return {
    keeps: ({ column }: BoardPerson, { kind }: BoardItem): boolean => isListed(lists, sideOf(column), kind),
    own: (person: BoardPerson): BoardItem[] =>
      itemsFor(person).map((item) =>
        isTicked({ person: person.row.id, item: item.id })
          ? doneItem('own')
          : openItem('own', { id: item.id, name: item.name, who: item.who || null, date: dueOn(item, person.date) }),
      ),
  };
};

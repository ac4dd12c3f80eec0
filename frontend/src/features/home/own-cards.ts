import type { HomeCard } from '../../ui/home-part.ts';
import { AheadCard, hasAhead } from './ahead-card.tsx';
import { CostCard, hasCost } from './cost-card.tsx';
import { TodoCard } from './todo-card.tsx';

/** The cards over several areas. */
export const ownCards: readonly HomeCard[] = [
  { key: 'todo', name: 'home:todo.title', area: null, order: 0, place: 'main', shows: () => true, Card: TodoCard },
  { key: 'cost', name: 'home:cost.title', area: null, order: 10, place: 'main', shows: hasCost, Card: CostCard },
  { key: 'ahead', name: 'home:ahead.title', area: null, order: 25, place: 'main', shows: hasAhead, Card: AheadCard },
];

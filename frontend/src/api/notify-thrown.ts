import { notifyProblem } from '../ui/notify.ts';
import { problemFromError } from './problem.ts';

/** Tells of a failed call in a toast, where neither a form, a dialog nor a card is left that could show it. */
export const notifyThrown = (error: unknown): void => notifyProblem(problemFromError(error));

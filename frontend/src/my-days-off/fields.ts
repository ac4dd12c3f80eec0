import { element } from '../answer/element.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control with its label, its help and the place of what is wrong with it. */
export type Field<C extends Control = Control> = {
  readonly node: HTMLElement;
  readonly control: C;
  readonly setLabel: (text: string) => void;
  /** Says what is wrong; undefined for nothing. */
  readonly refuse: (problem: string | undefined) => void;
};

export const field = <C extends Control>(name: string, text: string, control: C, help?: string): Field<C> => {
  control.id = name;
  const label = element('label', { for: name }, text);
  const problem = element('p', { id: `${name}-problem`, class: 'problem', 'aria-live': 'polite' });
  const hint = help === undefined ? null : element('p', { id: `${name}-help`, class: 'dim help' }, help);
  control.setAttribute('aria-describedby', [hint?.id, problem.id].filter(Boolean).join(' '));
  return {
    node: element('div', { class: 'field' }, label, control, hint, problem),
    control,
    setLabel: (next) => label.replaceChildren(next),
    refuse(said) {
      problem.textContent = said ?? '';
      if (said === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    },
  };
};

type Option = { readonly value: string; readonly text: string };

const optionNodes = (options: readonly Option[]): HTMLElement[] =>
  options.map(({ value, text }) => element('option', { value }, text));

export const select = (options: readonly Option[]): HTMLSelectElement => element('select', {}, ...optionNodes(options));

/** Offers other options; the chosen one stays where it is still offered. */
export const setOptions = (control: HTMLSelectElement, options: readonly Option[]): void => {
  const { value } = control;
  control.replaceChildren(...optionNodes(options));
  control.value = options.some((one) => one.value === value) ? value : (options[0]?.value ?? '');
};

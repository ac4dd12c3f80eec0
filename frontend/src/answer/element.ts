type Child = Node | string | null;

/** An element with its attributes and children; null draws nothing. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null));
  return made;
};

/** A button that calls `press`; a quiet one stands beside the main one. */
export const button = (label: string, look: 'main' | 'quiet', press: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: look }, label);
  made.addEventListener('click', press);
  return made;
};

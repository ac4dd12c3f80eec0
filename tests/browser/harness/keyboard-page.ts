/** Each function runs in the page, so it brings all that it uses. */

/** What a click on an element would operate: the element itself, what it stands in, or the field of its label. */
export const controlOf = (element: Element): Element | null => {
  const operable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex="0"]';
  const roles = [
    'button',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'tab',
    'radio',
    'checkbox',
    'switch',
    'combobox',
    'treeitem',
    'slider',
    'gridcell',
  ]
    .map((role) => `[role=${role}]`)
    .join();
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(operable) || at.matches(roles)) return at;
    if (at instanceof HTMLLabelElement && at.control) return at.control;
    // A row opens what its link opens.
    if (at.matches('tr')) return at.querySelector('a[href]');
  }
  return null;
};

export type Control = {
  role: string;
  words: string;
  isLink: boolean;
  isTabStop: boolean;
  isFocused: boolean;
  isClosed: boolean;
  isNative: boolean;
  isChosen: boolean;
  isInOverlay: boolean;
  /** What keeps the keyboard away from it. */
  hindrance: string;
};

export const describeControl = (control: Element): Control => {
  const implied = (): string => {
    if (control instanceof HTMLInputElement)
      return ['checkbox', 'radio', 'button', 'submit', 'file'].includes(control.type) ? control.type : 'textbox';
    const roles: Record<string, string> = { A: 'link', BUTTON: 'button', SUMMARY: 'button', SELECT: 'select' };
    return roles[control.tagName] ?? 'textbox';
  };
  const role = control.getAttribute('role') ?? implied();
  const overlay = '.mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-HoverCard-dropdown, [role=listbox]';
  const modals = [...document.querySelectorAll('[aria-modal=true]')].filter((each) => each.checkVisibility());
  const modal = modals.at(-1);
  const isBehind = modal !== undefined && !modal.contains(control) && !control.closest(overlay);
  const isHidden = !control.checkVisibility({ visibilityProperty: true });
  const labels = control instanceof HTMLInputElement ? control.labels : null;
  return {
    role,
    words: (control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent ?? '').slice(0, 60),
    isLink: role === 'link',
    isTabStop: control instanceof HTMLElement || control instanceof SVGElement ? control.tabIndex >= 0 : false,
    isFocused: document.activeElement === control,
    isClosed: control.getAttribute('aria-expanded') === 'false' && !control.hasAttribute('data-expanded'),
    isNative: control instanceof HTMLInputElement,
    isChosen:
      control.getAttribute('aria-selected') === 'true' || (control instanceof HTMLInputElement && control.checked),
    isInOverlay: modal !== undefined && modal.contains(control),
    hindrance:
      (isBehind && 'stands behind a dialog') ||
      (control.closest('[inert]') !== null && 'is inert') ||
      (isHidden && 'is hidden') ||
      '',
  };
};

/** The beginning tag of what has the focus. */
export const focusInWords = (): string => {
  const shell = document.activeElement?.cloneNode();
  return shell instanceof Element ? shell.outerHTML : 'nothing';
};

/** How a control and what stands around it is drawn: something of it differs while the control has the focus. */
export const lookOf = (control: Element): string => {
  const around: Element[] = [control];
  // The box of a choice that is drawn by other elements stands beside it.
  for (let at = control, level = 0; at.parentElement && level < 3; at = at.parentElement, level += 1)
    around.push(at.parentElement, ...(control.matches('input') ? [...at.parentElement.children].slice(0, 8) : []));
  const drawn = (element: Element, part?: string): string => {
    const style = getComputedStyle(element, part);
    return [
      style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor,
      style.boxShadow,
      style.borderColor,
      style.backgroundColor,
      style.color,
      style.textDecorationLine,
      style.opacity,
    ].join();
  };
  return around.flatMap((each) => [drawn(each), drawn(each, '::before'), drawn(each, '::after')]).join('\n');
};

export const isFocusVisible = (control: Element): boolean =>
  document.activeElement === control && control.matches(':focus-visible');

/** Which of the keys Tab and Shift+Tab leads from the focus to the control; nothing where the focus is on it. */
export const stepTo = (control: Element): 'Tab' | 'Shift+Tab' | null => {
  const { activeElement: from } = document;
  if (from === control) return null;
  const isAfter = from && from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING;
  return isAfter ? 'Shift+Tab' : 'Tab';
};

/** The key that brings the listbox of an option nearer to it; Enter on the option; nothing while the focus is away. */
export const stepToOption = (option: Element): string | null => {
  const list = option.closest('[role=listbox]');
  const { activeElement: from } = document;
  if (!list || !from) return null;
  const isOwner =
    list.contains(from) ||
    from.getAttribute('aria-controls') === list.id ||
    // A select knows the id of its list only from the first arrow on: until then it has none, or that of an earlier list.
    (from.hasAttribute('data-expanded') && !document.getElementById(from.getAttribute('aria-controls') ?? '')) ||
    (from !== document.body && from.contains(list)) ||
    from.closest('.mantine-Popover-dropdown')?.contains(list);
  if (!isOwner) return null;
  const active = from.getAttribute('aria-activedescendant');
  const isActive = (each: Element) =>
    each === from || each.hasAttribute('data-combobox-selected') || (active !== null && each.id === active);
  if (isActive(option)) return 'Enter';
  const all = [...list.querySelectorAll('[role=option]:not([data-combobox-disabled])')];
  const [at, to] = [all.findIndex(isActive), all.indexOf(option)];
  const down = (to - at + all.length) % all.length;
  return at < 0 || down <= all.length / 2 ? 'ArrowDown' : 'ArrowUp';
};

/** The key that moves the focus of a menu, a row of tabs or a grid to a member; Enter on it; nothing while it is away. */
export const stepToMember = (member: Element): string | null => {
  const { activeElement: from } = document;
  if (from === member) return 'Enter';
  const widget = member.closest(
    '[role=menu], [role=tablist], [role=grid], [role=tree], [role=toolbar], [role=radiogroup], [role=listbox], table',
  );
  if (!widget || !from) return null;
  if (widget.matches('[role=menu]')) {
    const target = document.querySelector(`[aria-controls="${widget.id}"]`);
    if (!widget.contains(from) && from !== target) return null;
    const items = [...widget.querySelectorAll('[role^=menuitem]:not([data-disabled], :disabled)')];
    const at = items.indexOf(from);
    return at < 0 || at < items.indexOf(member) ? 'ArrowDown' : 'ArrowUp';
  }
  if (!widget.contains(from)) {
    const stop = widget.querySelector<HTMLElement>('[tabindex="0"], [aria-selected=true]:not([tabindex="-1"])');
    stop?.focus();
    if (!stop) return null;
    return stop === member ? 'Enter' : 'Wait';
  }
  const [here, there] = [from.getBoundingClientRect(), member.getBoundingClientRect()];
  const down = there.top + there.height / 2 - here.top - here.height / 2;
  if (Math.abs(down) > Math.min(here.height, there.height) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return there.left > here.left ? 'ArrowRight' : 'ArrowLeft';
};

/** The key that brings a group of radio buttons nearer to one of them; nothing once it is chosen. */
export const stepToRadio = (radio: Element): string | null => {
  if (!(radio instanceof HTMLInputElement) || radio.checked) return null;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')].filter(
    ({ name, form }) => name === radio.name && form === radio.form,
  );
  const chosen = group.findIndex(({ checked }) => checked);
  const stop = group[Math.max(chosen, 0)] ?? radio;
  if (document.activeElement !== stop) stop.focus();
  if (chosen < 0 && stop === radio) return 'Space';
  return group.indexOf(radio) > Math.max(chosen, 0) ? 'ArrowDown' : 'ArrowUp';
};

type Acted = typeof globalThis & { acting?: string; acted?: string };

/** Remembers an act, after which the focus has to be somewhere unless another document is shown by then. */
export const beginAct = (words: string): void => {
  (globalThis as Acted).acting = words;
};

export const endAct = (): void => {
  const acts = globalThis as Acted;
  if (acts.acting !== undefined) acts.acted = acts.acting;
};

export const forgetAct = (): void => {
  delete (globalThis as Acted).acted;
};

export const isFocusSomewhere = (): boolean =>
  (globalThis as Acted).acted === undefined ||
  (document.activeElement !== null && document.activeElement !== document.body);

/** The act after which the focus was lost; it is reported once. */
export const lostAfter = (): string => {
  const { acted = '' } = globalThis as Acted;
  delete (globalThis as Acted).acted;
  return acted;
};

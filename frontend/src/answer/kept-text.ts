type Control = {
  value: string;
  addEventListener: (type: 'input' | 'change', listener: () => void) => void;
};

/** Radio buttons as one control; putting a choice back fires `change`, as a press of a button does. */
export const radioControl = (radios: readonly HTMLInputElement[]): Control => ({
  get value() {
    return radios.find(({ checked }) => checked)?.value ?? '';
  },
  set value(kept) {
    const chosen = radios.find(({ value }) => value === kept);
    if (!chosen) return;
    chosen.checked = true;
    chosen.dispatchEvent(new Event('change'));
  },
  addEventListener: (type, listener) => {
    for (const radio of radios) radio.addEventListener(type, listener);
  },
});

const PREFIX = 'typed:';
/** The address holds the token of the link, so the texts of two links never meet. */
const keyOf = (part: string): string => `${PREFIX}${location.pathname}:${part}`;

const readKept = (key: string): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    // why: an object of unknown values says nothing that its reader does not check
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/**
 * Fills controls with what was typed into them before a reload, and keeps in the tab what is typed from now on
 * (docs/areas/screens.md#drafts).
 */
export const keepTyped = (part: string, controls: Readonly<Record<string, Control>>): void => {
  const key = keyOf(part);
  const kept = readKept(key);
  const all = Object.entries(controls);
  const keep = (): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(all.map(([name, { value }]) => [name, value]))));
    } catch {
      // A tab without room keeps nothing; the page goes on.
    }
  };
  for (const [name, control] of all) {
    const value = kept[name];
    if (typeof value === 'string') control.value = value;
    control.addEventListener('input', keep);
    control.addEventListener('change', keep);
  }
};

/** Forgets what was typed into the page of this link, once it was sent. */
export const forgetTyped = (): void => {
  const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  for (const name of names) if (name.startsWith(keyOf(''))) sessionStorage.removeItem(name);
};

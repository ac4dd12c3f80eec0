import { drawPages, drawText, type Pages } from './drawn/draw-text.ts';
import { readSelection, selectionIn, type Selected } from './drawn/places.ts';
import type { EditorEvents, LiveEditor } from './live-editor.ts';
import type { Stage } from './stage.ts';

type Options = {
  readonly stage: Stage;
  readonly content: string;
  readonly isReadOnly: boolean;
  readonly historyKey: string | undefined;
  readonly label: string;
  readonly className: string;
};

type Events = EditorEvents & {
  /** The code of the editor did not load. */
  readonly onFailure: (error: unknown) => void;
};

/** What says that somebody is about to work: the editor is made while the hand is still on its way. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'dragenter'] as const;

/**
 * A text that is drawn at once, and becomes an editor when somebody touches the page: building an editor takes longer
 * than drawing the page around it. The element of the text stays the same one, with its focus and its cursor.
 */
export class LazyEditor {
  readonly text = document.createElement('div');
  readonly #options: Options;
  #isReadOnly: boolean;
  #live: LiveEditor | undefined;
  #starting: Promise<void> | undefined;
  #pages: Pages | undefined;
  #pressedAt: number | undefined;
  #isPressed = false;
  #onRelease: (() => void) | undefined;
  #typed: string[] = [];
  /** Where the cursor was when the text lost the focus. */
  #leftAt: Selected | undefined;
  readonly #waiting: ((live: LiveEditor) => void)[] = [];
  readonly #listeners = new Set<() => void>();
  /** While the text is drawn: how to end that. */
  #drawn: AbortController | undefined;
  #events: Events | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#isReadOnly = options.isReadOnly;
    const { text } = this;
    for (const [name, value] of Object.entries(this.#attributes())) text.setAttribute(name, value);
    text.classList.add('ProseMirror');
    text.setAttribute('translate', 'no');
  }

  /** Draws the text in its place. */
  readonly attach = (place: HTMLElement | null, events: Events): void => {
    const { text } = this;
    this.#events = events;
    this.#drawn = new AbortController();
    const { stage, content } = this.#options;
    const stop = drawText(stage, text, content, (index) => this.run((live) => live.askCondition(index)));
    this.#drawn.signal.addEventListener('abort', stop);
    text.contentEditable = String(!this.#isReadOnly);
    place?.append(text);
    this.#watch(this.#drawn.signal);
  };

  readonly detach = (): void => {
    this.#drawn?.abort();
    this.#events = undefined;
    this.#live?.editor.destroy();
    this.#live = undefined;
    this.#starting = undefined;
    this.text.replaceChildren();
    this.text.remove();
  };

  readonly live = (): LiveEditor | undefined => this.#live;

  /** Hears when the editor is there, and of each of its changes. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Does something with the editor, as soon as it is there. */
  readonly run = (act: (live: LiveEditor) => void): void => {
    if (this.#live) act(this.#live);
    else {
      this.#waiting.push(act);
      this.#start();
    }
  };

  /** Does something in the text and goes there, so that the keys that follow a button are typed into it. */
  readonly goAndRun = (act: (live: LiveEditor) => void): void =>
    this.run((live) => {
      // The library's own command waits for the next frame.
      live.editor.view.focus();
      act(live);
    });

  readonly html = (): string => this.#live?.html() ?? this.#options.content;

  /** Whether everything that was typed or chosen is in the text: what came before the editor waits for it. */
  readonly isSettled = (): boolean =>
    this.#live !== undefined || (this.#typed.length === 0 && this.#waiting.length === 0);

  /** Ends once everything that was typed or chosen is in the text; fails where the code of the editor does not load. */
  readonly settled = async (): Promise<void> => {
    if (!this.isSettled()) await this.#starting;
  };

  readonly showPages = (pages: Pages): void => {
    this.#pages = pages;
    if (this.#live) this.#live.showPages(pages);
    else drawPages(this.#options.stage, this.text, pages);
  };

  readonly setReadOnly = (isReadOnly: boolean): void => {
    const isSame = isReadOnly === this.#isReadOnly;
    this.#isReadOnly = isReadOnly;
    if (!this.#live) {
      // A browser lays the page out to change it.
      if (!isSame) this.text.contentEditable = String(!isReadOnly);
    } else if (this.#live.editor.isEditable === isReadOnly) this.#live.editor.setEditable(!isReadOnly, false);
  };

  #attributes(): Record<string, string> {
    const { label, className } = this.#options;
    // A text that somebody else takes over is read only from then on, and keeps the focus.
    return { role: 'textbox', tabindex: '0', 'aria-multiline': 'true', 'aria-label': label, class: className };
  }

  #watch(signal: AbortSignal): void {
    // Whoever only reads needs no editor.
    const start = (): void => {
      if (!this.#isReadOnly) this.#start();
    };
    for (const sign of SIGNS) window.addEventListener(sign, start, { signal, passive: true });
    this.text.addEventListener('focus', start, { signal });
    const leave = (): void => {
      this.#leftAt = selectionIn(this.text) ?? this.#leftAt;
    };
    this.text.addEventListener('blur', leave, { signal });
    const press = ({ target, clientY }: PointerEvent): void => {
      this.#pressedAt = target === this.text ? clientY : undefined;
      this.#isPressed = true;
    };
    const release = (): void => {
      this.#isPressed = false;
      // The click of this press comes first.
      if (this.#onRelease) setTimeout(this.#onRelease);
    };
    window.addEventListener('pointerdown', press, { signal, capture: true });
    window.addEventListener('pointerup', release, { signal, capture: true });
    window.addEventListener('pointercancel', release, { signal, capture: true });
    this.text.addEventListener('beforeinput', (event) => this.#type(event), { signal });
    this.text.addEventListener('paste', (event) => void this.#take(event, event.clipboardData), { signal });
    // Whoever wants to be given files says so while they are dragged.
    this.text.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    const drop = (event: DragEvent): void => {
      if (this.#take(event, event.dataTransfer)) this.run((live) => live.goTo(event));
    };
    this.text.addEventListener('drop', drop, { signal });
  }

  /** Whether what is pasted or dropped into the drawn text is a picture, which then waits for the editor. */
  #take(event: Event, data: DataTransfer | null): boolean {
    if (this.#isReadOnly || !this.#events?.takePicture(data)) return false;
    event.preventDefault();
    this.#start();
    return true;
  }

  /** What is typed into the drawn text waits for the editor. */
  #type(event: InputEvent): void {
    event.preventDefault();
    // What is pasted or dropped comes as data that are transferred; its words are kept.
    const words = event.data ?? event.dataTransfer?.getData('text/plain');
    if (event.inputType === 'insertParagraph') this.#typed.push('\n');
    else if (event.inputType.startsWith('insert') && words) this.#typed.push(...words.split(/\r?(\n)/).filter(Boolean));
    else if (event.inputType === 'deleteContentBackward') this.#typed.pop();
    this.#start();
    this.#events?.onChange();
  }

  #start(): void {
    if (this.#live || this.#starting) return;
    this.#starting = this.#load();
    this.#starting.catch((error: unknown) => this.#events?.onFailure(error));
  }

  async #load(): Promise<void> {
    const { startEditor, goOn } = await import('./live-editor.ts');
    // What is being pressed or selected keeps its element until then.
    if (this.#isPressed)
      await new Promise<void>((done) => {
        this.#onRelease = done;
      });
    const { text } = this;
    if (!this.#events) return;
    const selected = readSelection(text);
    const touched = {
      // Whoever was in the text may have gone on to the toolbar.
      selected: selected ?? this.#leftAt,
      hasFocus: selected !== undefined,
      pressedAt: this.#pressedAt,
      typed: this.#typed,
    };
    this.#drawn?.abort();
    const live = startEditor({
      ...this.#options,
      ...this.#events,
      text,
      isReadOnly: this.#isReadOnly,
      attributes: this.#attributes(),
    });
    this.#live = live;
    if (this.#pages) live.showPages(this.#pages);
    const changed = (): void => this.#listeners.forEach((listener) => listener());
    live.editor.on('transaction', changed);
    goOn(live, touched);
    for (const act of this.#waiting.splice(0)) act(live);
    changed();
  }
}

import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { callEndpoint } from '../../../api/call.ts';
import { problemFromError } from '../../../api/problem.ts';
import type { DocumentHandle } from '../../../document-editor/document-editor.tsx';

/** A change is kept this long after it was made; changes in between are kept with it. */
const PAUSE_MS = 2_500;
/** The browser sends no larger request from a page that is closed. */
const LAST_CHARACTERS = 40_000;

export type DraftState = {
  /** `lost`: somebody else works on the text, or has changed it, so that this one can no longer be kept. */
  readonly phase: 'kept' | 'changed' | 'saving' | 'failed' | 'lost';
  /** When the text was kept last, while the page is open. */
  readonly at: string | undefined;
  readonly problem: Problem | undefined;
  /** Who works on the text, once it is lost to them. */
  readonly lostTo: TemplateDetails['draft_by'];
  /** The fields that do not exist, as of the last save. */
  readonly unknown: readonly string[];
  /** What the last save dropped from the text. */
  readonly removed: readonly string[];
};

/** Keeps a text on the server while it is edited: every few seconds, and when the page is left. */
export class DraftKeeper {
  /** The version of the template that the next change of it names. */
  version: number;
  state: DraftState;
  readonly #id: number;
  #handle: DocumentHandle | null = null;
  #isDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> = Promise.resolve(true);
  readonly #listeners = new Set<() => void>();

  constructor({ id, version, unknown_shortcodes: unknown }: TemplateDetails) {
    this.#id = id;
    this.version = version;
    this.state = { phase: 'kept', at: undefined, problem: undefined, lostTo: null, unknown, removed: [] };
  }

  readonly attach = (handle: DocumentHandle | null): void => {
    this.#handle = handle;
  };

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes the version after a change of something else than the text. */
  readonly keepVersion = (version: number): void => {
    this.version = version;
  };

  readonly read = (): DraftState => this.state;

  readonly changed = (): void => {
    this.#isDirty = true;
    if (this.state.phase === 'lost') return;
    if (this.state.phase !== 'saving') this.#show({ phase: 'changed' });
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  };

  /** Keeps what was changed, one save after the other, and answers whether all of it is kept. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = this.#running.then(() => {
      if (!this.#isDirty) return true;
      return this.state.phase === 'lost' ? false : this.#save();
    });
    return this.#running;
  };

  /** The text was published as it is: nothing of it is a draft any more. */
  readonly published = (version: number): void => {
    this.version = version;
    this.#show({ phase: this.#isDirty ? 'changed' : 'kept', at: undefined });
  };

  /**
   * Keeps what was changed as the page goes away; false for a text that is not settled or too large for that, or that is
   * being saved: the end of a page calls a save off, and the next save names the version that this one makes.
   */
  readonly leave = (isClosing: boolean): boolean => {
    clearTimeout(this.#timer);
    if (isClosing && this.state.phase === 'saving') return false;
    const html = this.#handle?.html();
    if (!this.#isDirty || html === undefined || this.state.phase === 'lost') return true;
    if (!this.#handle?.isSettled() || (isClosing && html.length > LAST_CHARACTERS)) return false;
    this.#isDirty = false;
    // Somebody who comes back finds this text, and undo goes on from it.
    this.#handle?.keep();
    // A page that is closed waits for nothing; one that is only left lets the save before this one end.
    const before = isClosing ? Promise.resolve() : this.#running;
    void before.then(() => this.#send(html, isClosing)).catch(() => undefined);
    return true;
  };

  #show(change: Partial<DraftState>): void {
    this.state = { ...this.state, problem: undefined, ...change };
    for (const listener of this.#listeners) listener();
  }

  #send(html: string, keepalive = false) {
    const body = { template_id: this.#id, version: this.version, content_html: html };
    return callEndpoint(editTemplate, { body }, { keepalive });
  }

  async #save(): Promise<boolean> {
    const isSettled = await this.#handle?.settled().then(
      () => true,
      // The page says that the editor did not come.
      () => false,
    );
    const html = isSettled ? this.#handle?.html() : undefined;
    if (html === undefined) return false;
    this.#isDirty = false;
    this.#show({ phase: 'saving' });
    try {
      const { version, unknown_shortcodes: unknown, removed_tags: removed } = await this.#send(html);
      this.version = version;
      await this.#adoptPictures(html);
      this.#handle?.keep();
      const phase = this.#isDirty ? 'changed' : 'kept';
      this.#show({ phase, at: new Date().toISOString(), unknown, removed });
      return true;
    } catch (error) {
      this.#isDirty = true;
      const problem = problemFromError(error);
      const isLost = problem.code === 'draft_taken' || problem.code === 'stale_version';
      this.#show({ phase: isLost ? 'lost' : 'failed', problem });
      if (isLost) await this.#findOther(problem);
      return false;
    }
  }

  /** A save that came too late says that the text has changed, and not by whom. */
  async #findOther(problem: Problem): Promise<void> {
    const answer = await callEndpoint(getTemplate, { params: { id: String(this.#id) } }).catch(() => undefined);
    this.#show({ problem, lostTo: answer?.details.draft_by ?? null });
  }

  /** Pictures that were sent with the text are files from now on. */
  async #adoptPictures(sent: string): Promise<void> {
    if (!sent.includes(' src="data:')) return;
    const { details } = await callEndpoint(getTemplate, { params: { id: String(this.#id) } });
    this.#handle?.adoptPictures(details.content_html);
  }
}

import type { SignerPlace } from '#shared/document-content/nodes.ts';
import type { FieldChoice } from './field-choice.ts';

/** The words that nodes show beside their own content. */
export type NodeWords = {
  readonly signature: (place: SignerPlace) => string;
  readonly condition: (field: string, equals: string | null) => string;
  readonly changeCondition: string;
  readonly pageBreak: string;
  readonly pageStart: (page: number) => string;
  readonly header: string;
  readonly footer: string;
  readonly unknown: string;
  readonly missingImage: string;
};

/** What the nodes need to know of the page around them. It changes while the editor is open. */
export type Surroundings = {
  readonly fields: readonly FieldChoice[];
  /** How people call a field; undefined for one that does not exist. */
  readonly labelOf: (name: string) => string | undefined;
  /** The fields that some people have no value for. */
  readonly missing: ReadonlySet<string>;
  readonly imageUrls: Readonly<Record<string, string>>;
  readonly words: NodeWords;
  readonly onCondition: (at: number) => void;
};

/** The fields that the query after `#` finds, and what happens with the chosen one. */
export type FieldSearch = {
  readonly query: string;
  readonly found: readonly FieldChoice[];
  readonly at: number;
  readonly place: (() => DOMRect | null) | null | undefined;
  readonly insert: (choice: FieldChoice) => void;
};

/** Connects the nodes of one editor, which ProseMirror draws, with React around them. */
export type Stage = {
  readonly current: () => Surroundings;
  /** Takes other surroundings, and draws every node again. */
  surround: (next: Surroundings) => void;
  /** Draws now and after each change of the surroundings; returns how to stop that. */
  drawAlways: (draw: () => void) => () => void;
  search: () => FieldSearch | undefined;
  setSearch: (search: FieldSearch | undefined) => void;
  onSearch: (listener: () => void) => () => void;
};

export const createStage = (first: Surroundings): Stage => {
  let current = first;
  const draws = new Set<() => void>();
  const listeners = new Set<() => void>();
  let search: FieldSearch | undefined;
  return {
    current: () => current,
    surround: (next) => {
      current = next;
      for (const draw of draws) draw();
    },
    drawAlways: (draw) => {
      draw();
      draws.add(draw);
      return () => draws.delete(draw);
    },
    search: () => search,
    setSearch: (next) => {
      search = next;
      listeners.forEach((listener) => listener());
    },
    onSearch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

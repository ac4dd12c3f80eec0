import { SaxesParser } from 'saxes';
import { workbookProblem } from './workbook-problem.ts';

export type XmlHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const MAX_DEPTH = 64;

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

/**
 * Parses the chunks of an XML part and calls the handlers with names without prefix. Yields after each chunk, so that a
 * caller can hand on the results so far. A document type is refused at once, so no entity is ever expanded.
 */
export const parseXml = async function* (
  chunks: AsyncIterable<Buffer>,
  { open, close, text }: XmlHandlers,
): AsyncGenerator<void, void, undefined> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let depth = 0;
  parser.on('error', () => {
    throw workbookProblem('damaged');
  });
  parser.on('doctype', () => {
    throw workbookProblem('document_type');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw workbookProblem('damaged');
    open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(localName(tag.name));
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw workbookProblem('damaged');
    }
  };
  for await (const chunk of chunks) {
    parser.write(decode(chunk));
    yield;
  }
  parser.write(decode()).close();
};

/** An attribute by its local name: `r:id` is found as `id`, whatever its prefix. */
export const attribute = (attributes: Record<string, string>, name: string): string | undefined => {
  if (attributes[name] !== undefined) return attributes[name];
  const key = Object.keys(attributes).find((candidate) => localName(candidate) === name);
  return key === undefined ? undefined : attributes[key];
};

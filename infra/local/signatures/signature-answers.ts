import type { ServerResponse } from 'node:http';
import type * as z from 'zod';
import type { Reply } from './signature-office.ts';

/** A page for the browser. */
export class Page {
  readonly html: string;
  constructor(markup: string) {
    this.html = markup;
  }
}
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** What is answered; `broken` breaks the connection instead. */
export type Answer = Reply | Page | Redirect | 'broken';

export type Asked = { method: string; url: URL; authorization: string; body: () => Promise<string> };

/** The fields of the form that was sent. */
export const form = async <S extends z.ZodType>({ body }: Asked, schema: S): Promise<z.output<S>> =>
  schema.parse(Object.fromEntries(new URLSearchParams(await body())));

export const send = (response: ServerResponse, answer: Exclude<Answer, 'broken'>): void => {
  const head = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };
  if (answer instanceof Page)
    response.writeHead(200, { ...head, 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
  else if (answer instanceof Redirect) response.writeHead(303, { ...head, location: answer.to }).end();
  else if (answer.body instanceof Buffer)
    response.writeHead(answer.status, { ...head, 'content-type': 'application/pdf' }).end(answer.body);
  else
    response.writeHead(answer.status, { ...head, 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
};

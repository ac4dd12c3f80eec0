import type { MailProblem, MailPurpose, MailValues } from '#shared/mail/mail.ts';
import texts from '#shared/messages/en/mail.json' with { type: 'json' };
import { mailHtml, mailPlainText } from './mail-layout.ts';

type Texts = { readonly subject: string; readonly lines: readonly string[]; readonly button?: string };
type MailText = { subject: string; html: string; text: string };

const textsOf: Readonly<Record<MailPurpose, Texts>> = texts.purpose;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const valueOf = (values: MailValues, name: string): string =>
  Object.hasOwn(values, name) ? String(values[name]).trim() : '';

/** A text with its values; undefined when one of them is missing. */
const filled = (text: string, values: MailValues): string | undefined => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  if (names.some((name) => valueOf(values, name) === '')) return undefined;
  return text.replace(PLACEHOLDER, (_, name: string) => valueOf(values, name));
};

/** A header has one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const subjectOf = (purpose: MailPurpose, values: MailValues): string =>
  oneLine(textsOf[purpose].subject.replace(PLACEHOLDER, (_, name: string) => valueOf(values, name)));

/** The sentence for a mail that did not arrive. */
export const problemText = ({ code, reason = '' }: MailProblem): string =>
  texts.problem[code].replace(PLACEHOLDER, () => reason);

export type MailToWrite = {
  purpose: MailPurpose;
  subject: string;
  /** The name of the recipient. */
  name: string;
  values: MailValues;
  company: string;
  /** Where the button leads; without it the mail has none. */
  url?: string | undefined;
};

/** The text of a mail, as HTML and plain. */
export const writeMail = ({ purpose, subject, name, values, company, url }: MailToWrite): MailText => {
  const { lines, button } = textsOf[purpose];
  const body = {
    greeting: filled(texts.greeting, { name }) ?? '',
    lines: lines.flatMap((line) => filled(line, values) ?? []),
    button: url === undefined || button === undefined ? undefined : { label: button, url, hint: texts.linkBelow },
    footer: filled(texts.footer, { company }) ?? '',
  };
  return { subject, html: mailHtml(subject, body), text: mailPlainText(body) };
};

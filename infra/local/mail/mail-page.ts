import { html, type Html } from '#functions/platform/mail/html.ts';
import type { CapturedMail } from './captured-mail.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
a { color: light-dark(#1d4ed8, #a5b4fc); }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr, td { display: block; border: 0; padding: .125rem 0; }
  tr { padding: .75rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
}
iframe { width: 100%; height: 34rem; border: 1px solid; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;

const ADDRESS = /(https?:\/\/\S+)/;

const withLinks = (text: string): Html[] =>
  text.split(ADDRESS).map((part) => (ADDRESS.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

const row = ({ number, to, subject, state, sent_at, attachments }: CapturedMail): Html =>
  html` <tr>
    <td><a href="/dev/mail?number=${number}">${subject}</a></td>
    <td>${to}</td>
    <td>${state}</td>
    <td><time datetime="${sent_at}">${sent_at.slice(0, 19).replace('T', ' ')}</time></td>
    <td>${attachments.map(({ filename }) => filename).join(', ')}</td>
  </tr>`;

const list = (mails: readonly CapturedMail[]): string =>
  page(
    'Mail',
    mails.length === 0
      ? html`<p>No mail was sent yet. What the app sends arrives here and nowhere else.</p>`
      : html`<p>What the app sends arrives here and nowhere else.</p>
          <table>
            <thead>
              <tr>
                <th>Subject</th>
                <th>To</th>
                <th>State</th>
                <th>Sent (UTC)</th>
                <th>Attachments</th>
              </tr>
            </thead>
            <tbody>
              ${mails.map(row)}
            </tbody>
          </table>`,
  );

const one = ({ subject, to, state, text, html: markup, attachments }: CapturedMail): string =>
  page(
    subject,
    html`<p><a href="/dev/mail">All mail</a></p>
      <p>To ${to}, ${state}</p>
      <h2>HTML</h2>
      <iframe
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        srcdoc="${markup.replace('<head>', '<head><base target="_top" />')}"
      ></iframe>
      <h2>Text</h2>
      <pre>${withLinks(text)}</pre>
      ${attachments.map(
        ({ filename, content_type: type, text: content }) =>
          html`<h2>${filename}</h2>
            <p>${type}</p>
            ${content === undefined ? '' : html`<pre>${content}</pre>`}`,
      )}`,
  );

/** The page of captured mail: the list, or the mail of a number. */
export const mailPage = (mails: readonly CapturedMail[], number: string | null): string => {
  const chosen = mails.find((mail) => String(mail.number) === number);
  return chosen ? one(chosen) : list(mails);
};

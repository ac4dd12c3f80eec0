import { html, type Html } from '#functions/platform/mail/html.ts';
import { devPage } from '../gateway/dev-page.ts';
import type { CapturedMail } from './captured-mail.ts';

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
  devPage(
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
  devPage(
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

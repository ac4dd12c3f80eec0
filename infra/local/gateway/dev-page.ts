import { html, type Html } from '#functions/platform/mail/html.ts';

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

/** The frame of the pages below `/dev/`. */
export const devPage = (title: string, body: Html): string =>
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

import en from '#shared/messages/en/sign.json' with { type: 'json' };
import fr from '#shared/messages/fr/sign.json' with { type: 'json' };
import nl from '#shared/messages/nl/sign.json' with { type: 'json' };
import type { DocumentLanguage } from '#shared/templates/names.ts';
import { wordsOf, type Words } from '../answer/texts.ts';

type Values = Readonly<Record<string, string>>;

const texts: Readonly<Record<DocumentLanguage, Words>> = {
  nl: wordsOf(nl, 'nl'),
  fr: wordsOf(fr, 'fr'),
  en: wordsOf(en, 'en'),
};
/**
 * The words of the page in its language. What is shown follows them: `follow` runs at once, and again whenever the
 * language or what the page knows has changed, so that nothing is drawn anew and nothing typed is lost. `keep` remembers
 * the language that the reader chose.
 */
export const liveWords = (first: DocumentLanguage, keep: (chosen: DocumentLanguage) => void) => {
  let language = first;
  let followers: (() => void)[] = [];
  const words: Words = (path, values) => texts[language](path, values);
  const refresh = (): void => {
    document.documentElement.lang = language;
    for (const follow of followers) follow();
  };
  const follow = (write: () => void): void => {
    followers.push(write);
    write();
  };
  const choose = (next: DocumentLanguage): void => {
    language = next;
    refresh();
  };
  return {
    words,
    follow,
    refresh,
    /** A text of the page; `path` and `values` are asked for again each time. */
    text(path: string, values: () => Values = () => ({})): Text {
      const node = document.createTextNode('');
      follow(() => {
        const next = words(path, values());
        // The same words again would be read aloud again.
        if (node.data !== next) node.data = next;
      });
      return node;
    },
    language: () => language,
    choose,
    /** The choice of the reader. */
    switchTo(next: DocumentLanguage): void {
      keep(next);
      choose(next);
    },
    /** A page that is left follows nothing any more. */
    leave: () => void (followers = []),
  };
};
export type LiveWords = ReturnType<typeof liveWords>;

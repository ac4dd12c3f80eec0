import i18next from 'i18next';
import classes from './start-failed.module.css';

const element = (name: 'main' | 'h1' | 'p' | 'button', text = ''): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

/** Says without React that the app cannot start: its settings, the sign-in or its code could not be loaded. */
export const showStartFailed = (root: HTMLElement): void => {
  const page = element('main');
  page.className = classes.page ?? '';
  const retry = element('button', i18next.t('shell:start.retry'));
  retry.addEventListener('click', () => location.reload());
  page.append(element('h1', i18next.t('shell:start.title')), element('p', i18next.t('shell:start.body')), retry);
  root.replaceChildren(page);
};

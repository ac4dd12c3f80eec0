import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import { TemplatePdf } from './template-pdf.tsx';
import type { ChosenTemplate } from './template-picker.tsx';
import classes from './template-pages.module.css';

type Props = {
  template: ChosenTemplate;
  /** The person whose values the pages show; without one they show the fields. */
  person?: number | undefined;
  about?: AboutRecord[];
};

/** The pages of the chosen template, beside the form that asks for it. */
export const TemplatePages = ({ template, person, about }: Props) => {
  const { t } = useTranslation('policies');
  return (
    <section className={classes.pages} aria-label={t('picker.pages')}>
      {template === null || template === 'model' ? (
        <p className={classes.hint}>{t(template === null ? 'picker.choose' : 'picker.modelText')}</p>
      ) : (
        // The texts are loaded with the first pages; the form stays meanwhile.
        <Suspense>
          <TemplatePdf
            title={template.name}
            asked={{
              template_id: template.id,
              ...(person !== undefined && { employee_id: person }),
              ...(about && { about }),
            }}
          />
        </Suspense>
      )}
    </section>
  );
};

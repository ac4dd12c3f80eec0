import { useTranslation } from 'react-i18next';
import type { IntegrationFeature } from '#shared/permissions/actor.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RightSwitch } from '../../ui/right-switch.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './integrations.module.css';
import { useSaveAtOnce, type IntegrationDetails } from './use-integration.ts';

type Props = { details: IntegrationDetails; canChange: boolean };

/** What the office offers, each with a switch that saves at once; readers see words in place of switches. */
export const FeaturesCard = ({ details, canChange }: Props) => {
  const { t } = useTranslation(['integrations', 'settings']);
  const { latest, save } = useSaveAtOnce(details.id);
  const { product } = details;
  const set = (name: IntegrationFeature, isOn: boolean): void => {
    const others = (latest() ?? details).features.filter((other) => other !== name);
    const features = isOn ? [...others, name] : others;
    void save({ features }, { features }, () =>
      notifySuccess(t(isOn ? 'features.on' : 'features.off', { feature: t(`settings:features.name.${name}`) }), {
        label: t('undo'),
        onClick: () => set(name, !isOn),
      }),
    );
  };
  return (
    <SectionCard title={t('features.title', { name: product.name })} flush={product.offers.length > 0}>
      {product.offers.length === 0 ? (
        <p className={classes.quiet}>{t('features.none')}</p>
      ) : (
        <ul className={classes.features}>
          {product.offers.map((name) => {
            const words = { label: t(`settings:features.name.${name}`), help: t(`settings:features.text.${name}`) };
            const isOn = details.features.includes(name);
            return (
              <li key={name}>
                {canChange ? (
                  <RightSwitch {...words} on={isOn} onChange={(on) => set(name, on)} />
                ) : (
                  <div className={classes.feature}>
                    <div>
                      <p className={classes.text}>{words.label}</p>
                      <p className={classes.quiet}>{words.help}</p>
                    </div>
                    <ToneBadge tone={isOn ? 'green' : 'gray'}>{t(isOn ? 'features.isOn' : 'features.isOff')}</ToneBadge>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
};

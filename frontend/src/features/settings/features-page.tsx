import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getFeatures } from '#shared/contract/session/get-features.ts';
import { setFeatures } from '#shared/contract/session/set-features.ts';
import type { FeatureFlag, IntegrationFeature } from '#shared/permissions/actor.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query, useCall } from '../../api/query.ts';
import { notifyProblem, notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { RightSwitch } from '../../ui/right-switch.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import classes from './features.module.css';

type Lists = { feature_flags: FeatureFlag[]; integration_features: IntegrationFeature[] };

const toggled = <F extends string>(list: readonly F[], name: F): F[] =>
  list.includes(name) ? list.filter((other) => other !== name) : [...list, name];

type ListProps<F extends FeatureFlag | IntegrationFeature> = {
  names: readonly F[];
  on: readonly F[];
  /** Those that are on whatever the switch says. */
  brought?: readonly F[];
  toggle: (name: F) => void;
};

const SwitchList = <F extends FeatureFlag | IntegrationFeature>({ names, on, brought = [], toggle }: ListProps<F>) => {
  const { t } = useTranslation('settings');
  return (
    <ul className={classes.list}>
      {names.map((name) => (
        <li key={name}>
          <RightSwitch
            label={t(`features.name.${name as string}`)}
            help={brought.includes(name) ? t('features.brought') : t(`features.text.${name as string}`)}
            on={on.includes(name) || brought.includes(name)}
            disabled={brought.includes(name)}
            onChange={() => toggle(name)}
          />
        </li>
      ))}
    </ul>
  );
};

const Features = () => {
  const { t } = useTranslation('settings');
  const features = useQuery(query(getFeatures, {}));
  const save = useCall(setFeatures);
  const set = (name: FeatureFlag | IntegrationFeature, lists: Lists): void => {
    const isOn = [...lists.feature_flags, ...lists.integration_features].includes(name);
    const words = t(isOn ? 'features.on' : 'features.off', { feature: t(`features.name.${name}`) });
    save.mutate(
      { body: lists },
      { onSuccess: () => notifySuccess(words), onError: ({ problem }) => notifyProblem(problem) },
    );
  };
  return (
    <SettingsLayout title={t('features.title')} intro={t('features.intro')}>
      <LoadedPart answer={features}>
        {({ available, brought_features: brought, ...stored }) => {
          // A switch shows its new state at once; the answer confirms it.
          const current: Lists = save.isPending ? (save.variables.body as Lists) : stored;
          const { feature_flags, integration_features } = current;
          return (
            <>
              <SectionCard title={t('features.flags')} flush>
                <SwitchList
                  names={available.feature_flags}
                  on={feature_flags}
                  toggle={(name) => set(name, { integration_features, feature_flags: toggled(feature_flags, name) })}
                />
              </SectionCard>
              <SectionCard title={t('features.integrations')} flush>
                <p className={classes.text}>{t('features.integrationsText')}</p>
                <SwitchList
                  names={available.integration_features}
                  on={integration_features}
                  brought={brought}
                  toggle={(name) =>
                    set(name, { feature_flags, integration_features: toggled(integration_features, name) })
                  }
                />
              </SectionCard>
            </>
          );
        }}
      </LoadedPart>
    </SettingsLayout>
  );
};

/** The features of the company, each with a switch: /settings/features. */
export const FeaturesPage = () => (
  <RequireRight permission="settings:manage">
    <Features />
  </RequireRight>
);

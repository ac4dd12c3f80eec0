import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getFeatures } from '#shared/contract/session/get-features.ts';
import { setFeatures } from '#shared/contract/session/set-features.ts';
import { featureFlags, type FeatureFlag, type IntegrationFeature } from '#shared/permissions/actor.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { storedNow } from '../../api/problem-extras.ts';
import { query, useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { RightSwitch } from '../../ui/right-switch.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { featureAreas, featuresOf, neededBy, type FeatureName } from './feature-groups.ts';
import classes from './features.module.css';

const isFlag = (name: FeatureName): name is FeatureFlag => featureFlags.some((flag) => flag === name);

type Lists = { feature_flags: FeatureFlag[]; integration_features: IntegrationFeature[] };

const toggled = <F extends string>(list: readonly F[], name: F, isOn: boolean): F[] => [
  ...list.filter((other) => other !== name),
  ...(isOn ? [name] : []),
];

type ListProps = {
  names: readonly FeatureName[];
  on: readonly FeatureName[];
  /** The features that are on whatever the switch says. */
  brought: readonly FeatureName[];
  set: (name: FeatureName, isOn: boolean) => void;
};

const SwitchList = ({ names, on, brought, set }: ListProps) => {
  const { t } = useTranslation('settings');
  const isOn = (name: FeatureName): boolean => on.includes(name) || brought.includes(name);
  return (
    <ul className={classes.list}>
      {names.map((name) => {
        const needed = neededBy[name];
        const isIdle = needed !== undefined && !isOn(needed);
        return (
          <li key={name} data-nested={needed !== undefined}>
            <RightSwitch
              label={t(`features.name.${name as string}`)}
              help={brought.includes(name) ? t('features.brought') : t(`features.text.${name as string}`)}
              on={isOn(name) && !isIdle}
              disabled={brought.includes(name) || isIdle}
              onChange={(next) => set(name, next)}
            />
          </li>
        );
      })}
    </ul>
  );
};

const Features = () => {
  const { t } = useTranslation(['settings', 'shell']);
  const features = useQuery(query(getFeatures, {}));
  const save = useCall(setFeatures);
  /** Switches one feature; where somebody else switched another one first, on top of theirs. */
  const set = (
    name: FeatureName,
    isOn: boolean,
    { feature_flags: flags, integration_features: integrations }: Lists,
    version: number,
  ): void => {
    const words = t(isOn ? 'features.on' : 'features.off', { feature: t(`features.name.${name}`) });
    const body: Lists = isFlag(name)
      ? { feature_flags: toggled(flags, name, isOn), integration_features: integrations }
      : { feature_flags: flags, integration_features: toggled(integrations, name, isOn) };
    save.mutate(
      { body: { ...body, version } },
      {
        onSuccess: () => notifySuccess(words),
        onError: (error) => {
          const current = storedNow<Lists>(error.problem);
          if (!current) return notifyThrown(error);
          set(name, isOn, current, current.version);
        },
      },
    );
  };
  return (
    <SettingsLayout title={t('features.title')} intro={`${t('features.intro')} ${t('features.integrationsText')}`}>
      <LoadedPart answer={features}>
        {({ available, brought_features: brought, version, ...stored }) => {
          // A switch shows its new state at once; the answer confirms it.
          const current: Lists = save.isPending ? (save.variables.body as Lists) : stored;
          const known = [...available.feature_flags, ...available.integration_features];
          return featureAreas.map((area) => (
            <SectionCard key={area} title={t(`shell:nav.${area}`)} flush>
              <SwitchList
                names={featuresOf(area, known)}
                on={[...current.feature_flags, ...current.integration_features]}
                brought={brought}
                set={(name, isOn) => set(name, isOn, current, version)}
              />
            </SectionCard>
          ));
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

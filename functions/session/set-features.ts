import { changesBetween } from '#shared/activity/changes.ts';
import { setFeatures } from '#shared/contract/session/set-features.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { featuresOfIntegrations } from '#functions/platform/session/integration-features.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import {
  availableFeatures,
  editFeatures,
  readFeaturesForChange,
  type FeatureSettings,
} from '#functions/platform/session/settings.ts';
import { assertVersion, retryUnversioned } from '#functions/platform/storage/entity.ts';

const joined = ({ feature_flags, integration_features }: FeatureSettings) => ({
  feature_flags: feature_flags.toSorted().join(', '),
  integration_features: integration_features.toSorted().join(', '),
});

export const handler = serve(setFeatures, ({ body, actor, commit }) =>
  retryUnversioned(body.version, async () => {
    const [{ value: before, revision }, brought] = await Promise.all([
      readFeaturesForChange(),
      featuresOfIntegrations(),
    ]);
    assertVersion(body.version, revision, before);
    const after: FeatureSettings = {
      feature_flags: body.feature_flags ?? before.feature_flags,
      integration_features: body.integration_features ?? before.integration_features,
    };
    const changes = changesBetween(joined(before), joined(after), ['feature_flags', 'integration_features']);
    const version = revision + Math.min(changes.length, 1);
    const answer = { ...after, version, brought_features: brought, available: availableFeatures };
    const writes = [editFeatures(after, revision)];
    await commit(settingWrites(actor, 'features_updated', { changes, writes }), answer);
    forgetActors();
    return answer;
  }),
);

import { assetStore } from '#functions/assets/asset-store.ts';
import { assetTypeStore } from '#functions/assets/asset-types.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { scheduleStore } from '#functions/days-off/schedule-store.ts';
import { typeStore } from '#functions/days-off/type-store.ts';
import { createIntegrationWrites, integrationStore } from '#functions/integrations/integration-store.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { templateStore } from '#functions/templates/template-store.ts';
import { productStore } from '#functions/software/product-store.ts';
import { participantStore } from '#functions/trainings/participant-store.ts';
import { programStore } from '#functions/trainings/program-store.ts';
import { COURSE_COUNTER, trainingStore } from '#functions/trainings/training-store.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { anAsset, anAssetType } from '#tests/builders/asset.ts';
import { aDayOffRequest, aDayOffType, aWorkSchedule } from '#tests/builders/day-off.ts';
import { plantContract } from '#tests/builders/contract.ts';
import { anIntegration } from '#tests/builders/integration.ts';
import { aLicense, aProduct } from '#tests/builders/software.ts';
import { aParticipant, aProgram, aTraining } from '#tests/builders/training.ts';
import { aCustomField } from '#tests/builders/custom-field.ts';
import { subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { aWebhook } from '#tests/builders/webhook.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { demoVehicles } from '#infra/local/seed/vehicles.ts';

/** One record of each kind, with the first number, for calls that name it. */
export const plantOneOfEach = async (): Promise<void> => {
  const [first] = demoVehicles('2026-01-15', [1]);
  if (!first) throw new Error('the demo fleet is empty');
  await writeAll([vehicleStore.create(first.vehicle)]);
  await writeCounter(vehicleStore.type, first.vehicle.id);
  await writeAll([assetTypeStore.create(anAssetType()), assetStore.create(anAsset())]);
  await writeCounter(assetTypeStore.type, 1);
  await writeCounter(assetStore.type, 1);
  await writeAll([productStore.create(aProduct()), licenseStore.create(aLicense())]);
  await writeCounter(productStore.type, 1);
  await writeCounter(licenseStore.type, 1);
  await writeAll([
    programStore.create(aProgram()),
    trainingStore.create(aTraining({ program_id: 1 })),
    participantStore.create(aParticipant()),
  ]);
  await writeCounter(COURSE_COUNTER, 1);
  await writeCounter(participantStore.type, 1);
  await writeAll([
    typeStore.create(aDayOffType()),
    scheduleStore.create(aWorkSchedule()),
    requestStore.create(aDayOffRequest()),
  ]);
  await writeCounter(typeStore.type, 1);
  await writeCounter(scheduleStore.type, 1);
  await writeCounter(requestStore.type, 1);
  await writeAll(await plantContract());
  await writeCounter(templateStore.type, 1);
  await writeCounter(contractStore.type, 1);
  await writeAll(createIntegrationWrites(anIntegration()));
  await writeCounter(integrationStore.type, 1);
  await writeAll([subscriptionStore.create(aWebhook())]);
  await writeCounter(subscriptionStore.type, 1);
  await writeAll([customFieldStore.create(aCustomField({ id: 1 }))]);
  await writeCounter(customFieldStore.type, 1);
};

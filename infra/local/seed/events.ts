import { ulid } from 'ulid';
import type { EventPayload, EventType, FeedObject } from '#shared/activity/events.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { License } from '#shared/software/license.ts';
import type { Product } from '#shared/software/product.ts';
import { addDays, DAY_MS, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { storeEvent, type StoredEvent } from '#functions/platform/events/record-event.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { demoAssetTypes } from './assets.ts';
import { randomSource, type Random } from './random.ts';
import type { DemoVehicle } from './vehicles.ts';

const MINUTES_A_DAY = 1440;

/**
 * When something of the demo happened: what would lie ahead, as the hours of today do at night, is told in the last
 * minute instead, in the same order.
 */
export const notAhead = (instant: string, at: Date = now()): string => {
  const ahead = Date.parse(instant) - at.getTime();
  if (ahead <= 0) return instant;
  return new Date(at.getTime() - Math.max(0, DAY_MS - ahead) / MINUTES_A_DAY).toISOString();
};

/** A demo user as the author of what happened. */
export type Author = StoredEvent['actor'];

const notes = [
  'Banden gewisseld naar winterbanden, volgende beurt in het voorjaar.',
  'Petite griffe sur la portière arrière droite, photo transmise au loueur.',
  'Fleet check done with the driver; charging card works again.',
  'Laadpaal thuis geïnstalleerd, attest ontvangen.',
  'Contract loopt af binnen zes maanden: offertes aanvragen.',
] as const;

const at = (day: IsoDate, hour: number, minute: number): string =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;

/** Types that begin the life of a record: they come before anything else on its first day. */
const firstTypes = new Set<EventType>([
  'car_added',
  'asset_added',
  'software_product_added',
  'program_added',
  'training_added',
]);

/** Makes events of the demo, each by one of the authors. */
export const recorder = (random: Random, people: readonly Employee[], authors: readonly Author[]) => {
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return {
    nameOf: (id: number): string => names.get(id) ?? '',
    record: <T extends EventType>(
      object: FeedObject,
      objectId: number,
      day: IsoDate,
      type: T,
      payload: EventPayload<T>,
      /** The feeds that repeat the event. */
      others: readonly (readonly [FeedObject, number])[] = [],
    ): Write[] => {
      const [from, until] = firstTypes.has(type) ? [7, 8] : [9, 16];
      const instant = notAhead(at(day, random.between(from, until), random.between(0, 59)));
      const actor = random.pick(authors);
      const id = ulid(Date.parse(instant));
      const event = { id, object, object_id: objectId, type, payload, actor, acting_as: null, at: instant };
      const copies = others.map(([feed, feedId]) => ({ ...event, object: feed, object_id: feedId }));
      return [storeEvent(event as StoredEvent), ...copies.map((one) => storeEvent(one as StoredEvent, true))];
    },
  };
};

/** What happened to the assets of the demo, oldest first per asset. */
export const assetEvents = (
  assets: readonly Asset[],
  people: readonly Employee[],
  authors: readonly Author[],
): Write[] => {
  const random = randomSource(31);
  const { nameOf, record } = recorder(random, people, authors);
  return assets.flatMap((asset) => {
    const { id, periods, created_at: added } = asset;
    const [owned, ...others] = periods;
    const events = [
      ...record('asset', id, added.slice(0, 10), 'asset_added', {
        name: demoAssetTypes[asset.assetTypeId - 1]?.name ?? '',
        ...(owned && { owner_name: nameOf(owned.employee_id), date: toDmy(owned.start_date) }),
      }),
    ];
    others.forEach(({ employee_id, start_date }, index) => {
      events.push(
        ...record('asset', id, start_date, 'asset_owner_changed', {
          old_owner_name: nameOf(periods[index]?.employee_id ?? 0),
          new_owner_name: nameOf(employee_id),
          date: toDmy(start_date),
        }),
      );
    });
    const last = periods.at(-1);
    if (last && last.end_date !== null) {
      events.push(
        ...(asset.deleted === 1
          ? record('asset', id, last.end_date, 'asset_deleted', {})
          : record('asset', id, last.end_date, 'asset_owner_changed', {
              old_owner_name: nameOf(last.employee_id),
              new_owner_name: null,
              date: toDmy(last.end_date),
            })),
      );
    }
    return events;
  });
};

/** What happened to the products and licences of the demo, oldest first per record. */
export const softwareEvents = (
  products: readonly Product[],
  licenses: readonly License[],
  people: readonly Employee[],
  authors: readonly Author[],
): Write[] => {
  const random = randomSource(43);
  const { nameOf, record } = recorder(random, people, authors);
  const productName = new Map(products.map(({ id, name }) => [id, name]));

  const ofProduct = ({ id, name, date_enabled: from, date_deactivated: until }: Product): Write[] => [
    ...record('software_product', id, from, 'software_product_added', { name }),
    ...(until === null ? [] : record('software_product', id, until, 'software_product_deleted', {})),
  ];

  const ofLicense = ({ id, product_id: product, employee_id, periods }: License): Write[] => {
    const name = productName.get(product) ?? '';
    const payloadOn = (date: IsoDate) => ({ name, person_name: nameOf(employee_id), employee_id, date: toDmy(date) });
    const others = [['software_product', product], ['employee', employee_id]] as const; // prettier-ignore
    return periods.flatMap(({ start_date: from, end_date: until }, at) => [
      ...record(
        'software_license',
        id,
        from,
        at === 0 ? 'license_added' : 'license_reactivated',
        payloadOn(from),
        others,
      ),
      ...(until === null ? [] : record('software_license', id, until, 'license_deactivated', payloadOn(until), others)),
    ]);
  };

  return [...products.flatMap(ofProduct), ...licenses.flatMap(ofLicense)];
};

/** What happened to the vehicles and people of the demo, oldest first per object. */
export const demoEvents = (
  today: IsoDate,
  vehicles: readonly DemoVehicle[],
  people: readonly Employee[],
  authors: readonly Author[],
): Write[] => {
  const random = randomSource(13);
  const { nameOf, record } = recorder(random, people, authors);

  const ofVehicle = ({ vehicle }: DemoVehicle): Write[] => {
    const { id, periods } = vehicle;
    const added = vehicle.created_at.slice(0, 10);
    const events = record('car', id, added, 'car_added', { name: vehicleName(vehicle) });
    periods.forEach(({ employee_id, start_date }, index) => {
      const before = periods[index - 1];
      events.push(
        ...(before
          ? record('car', id, start_date, 'car_owner_changed', {
              old_owner_name: nameOf(before.employee_id),
              new_owner_name: nameOf(employee_id),
              date: toDmy(start_date),
            })
          : record('car', id, start_date, 'car_assigned', {
              employee_id,
              name: nameOf(employee_id),
              date: toDmy(start_date),
            })),
      );
    });
    if (id % 3 === 0 && vehicle.deleted === 0) {
      const day = addDays(today, -random.between(2, 30));
      events.push(
        ...record('car', id, day, 'car_updated', {
          changes: [
            { field: 'color', old: vehicle.color === 'Wit' ? 'Zwart' : 'Wit', new: vehicle.color },
            { field: 'cost_yearly', old: vehicle.cost_yearly === 7_200 ? 6_960 : 7_200, new: vehicle.cost_yearly },
          ],
        }),
      );
    }
    if (id % 4 === 1 && vehicle.deleted === 0) {
      events.push(
        ...record('car', id, addDays(today, -random.between(1, 20)), 'note_added', { note: random.pick(notes) }),
      );
    }
    if (vehicle.date_end !== null)
      events.push(...record('car', id, vehicle.date_end, 'car_deleted', { date_end: toDmy(vehicle.date_end) }));
    return events;
  };

  const ofPerson = (person: Employee): Write[] => [
    ...record('employee', person.id, person.created_at.slice(0, 10), 'employee_added', { name: personName(person) }),
    ...(person.deleted === 1 && person.active_until !== null
      ? record('employee', person.id, person.active_until, 'employee_deleted', {
          active_until: toDmy(person.active_until),
        })
      : []),
  ];

  return [...vehicles.flatMap(ofVehicle), ...people.flatMap(ofPerson)];
};

import { AppError } from '#shared/errors/problem.ts';
import { RENEWAL_NOTICE_DAYS } from '#shared/software/product.rules.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { claimOnce, hasClaim } from '#functions/platform/storage/unique.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { productCollection, type ListedProduct } from './product-store.ts';

const CLAIM = 'software_renewal';

/**
 * The notice that is due for a product on a day, with the key under which it is given only once; undefined for none. A
 * date that passed long ago is no news, and its key would be looked up in every sweep.
 */
const noticeOf = ({ id, deleted, renewal_date: date }: ListedProduct, day: IsoDate) => {
  if (deleted === 1 || date === null || date > addDays(day, RENEWAL_NOTICE_DAYS)) return undefined;
  if (date < addDays(day, -RENEWAL_NOTICE_DAYS)) return undefined;
  return date < day
    ? { type: 'software_product_renewal_passed' as const, key: `${id}#${date}#passed`, date }
    : { type: 'software_product_renewal_due' as const, key: `${id}#${date}#due`, date };
};

class AlreadyAnnouncedError extends AppError {
  constructor() {
    super('conflict');
  }
}

const announce = async (product: ListedProduct, day: IsoDate): Promise<boolean> => {
  const notice = noticeOf(product, day);
  if (!notice || (await hasClaim(CLAIM, notice.key))) return false;
  const event = newSystemEvent({
    object: 'software_product',
    id: product.id,
    type: notice.type,
    payload: { date: toDmy(notice.date) },
  });
  try {
    await transact([claimOnce(CLAIM, notice.key, product.id, () => new AlreadyAnnouncedError()), storeEvent(event)]);
    return true;
  } catch (error) {
    if (error instanceof AlreadyAnnouncedError) return false;
    throw error;
  }
};

/**
 * Announces in the feed of each product that its renewal is due, and that it has passed: once for each renewal date,
 * however often and from however many places it is called. Returns the number of announcements.
 */
export const announceRenewals = async (day: IsoDate = today()): Promise<number> => {
  let announced = 0;
  for (const product of (await productCollection.refresh()).all()) {
    try {
      if (await announce(product, day)) announced += 1;
    } catch (error) {
      logger.error('renewal not announced', { product: product.id, error: toError(error) });
    }
  }
  return announced;
};

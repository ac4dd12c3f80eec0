import { whatIf } from '#shared/contract/fleet/what-if.ts';
import { noteShownWages } from '#functions/platform/audit/shown-wages.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { comparedCars } from './compared-cars.ts';

export const handler = serve(whatIf, async ({ body, actor }) => {
  const answer = await comparedCars(actor, body);
  // The benefit in kind of a vehicle is taxed with the wage of its driver.
  const isWage = answer.compared.some(({ car_id: id, benefit_in_kind: benefit }) => id !== null && benefit);
  if (isWage) noteShownWages();
  return answer;
});

import { addTemplateInfo } from '#shared/contract/contracts/add-template-info.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { assertSeesAbout } from './about-records.ts';
import { keepTemplateInfo } from './template-info.ts';

export const handler = serve(addTemplateInfo, async ({ body, actor, commit }) => {
  const { template_id, employee_id, about = [], values = {} } = body;
  await templateSight.see(actor, template_id);
  await findPerson(actor, employee_id);
  await assertSeesAbout(actor, about);
  const info = { user_id: actor.user_id, template_id, employee_id, about, values };
  return commit([], { id: await keepTemplateInfo(info) });
});

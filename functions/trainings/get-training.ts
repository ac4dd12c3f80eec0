import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { courses } from './courses.ts';

export const handler = serve(getTraining, ({ params, actor }) => courses(actor).details(params.id));

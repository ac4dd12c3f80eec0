import type { CourseRowOut } from '#shared/contract/trainings/training.ts';
import { paths } from '../../ui/paths.ts';

/** The page of a program, a session or a one-off course. */
export const linkOfCourse = ({ id, is_program: isProgram }: Pick<CourseRowOut, 'id' | 'is_program'>): string =>
  isProgram === 1 ? paths.program(id) : paths.training(id);

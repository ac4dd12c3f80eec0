import { FormParts } from './parts/form-parts.tsx';
import { PageParts } from './parts/page-parts.tsx';
import { RunParts } from './parts/run-parts.tsx';
import classes from './parts/parts.module.css';

/** Every shared part on one page, with sample data; of demos only, for pictures and axe. */
export const Parts = () => (
  <div className={classes.page}>
    <h1>Parts</h1>
    <PageParts />
    <RunParts />
    <FormParts />
  </div>
);

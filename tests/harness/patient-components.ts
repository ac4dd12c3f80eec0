import { configure } from '@testing-library/react';

// A second is the default, and a busy machine may take that long to draw anything.
configure({ asyncUtilTimeout: 60_000 });

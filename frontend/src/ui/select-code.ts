// What a page loads behind its closed choices (`select.tsx`).
export { MultiSelect, Select } from '@mantine/core';

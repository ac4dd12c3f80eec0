// What a page loads ahead of its dialogs (`modal.tsx`).
export { Modal } from '@mantine/core';

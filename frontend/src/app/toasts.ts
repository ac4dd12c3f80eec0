/** Apart from the store that `ui/notify.ts` fills: what shows them comes after the first page. */
export { Notifications } from '@mantine/notifications';

/** The display of toasts, which loads after the first page; `ui/notify.ts` fills its store from the start. */
export { Notifications } from '@mantine/notifications';

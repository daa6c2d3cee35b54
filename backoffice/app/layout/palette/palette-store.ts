// Which of the two dialogs that keys open is open: the palette, or the list of keys.
import { createStore } from '@vitrine/ui/create-store.ts';

export type KeyDialog = 'palette' | 'help';

const open = createStore<KeyDialog | null>(() => null);

export const openDialog = open.get;
export const onDialog = open.subscribe;
export const showDialog = open.set;

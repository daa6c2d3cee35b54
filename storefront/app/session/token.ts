import { readStored, store } from './browser-storage.ts';

const key = 'vitrine.token';

export const recallToken = (): string | null => readStored(key);
export const forgetToken = (): boolean => store(key, null);

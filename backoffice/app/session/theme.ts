import { createStore } from '@vitrine/ui/create-store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'vitrine.admin.theme';
const theme = createStore<Theme>(() => themes.find((name) => name === localStorage.getItem(KEY)) ?? 'system');

export const currentTheme = theme.get;
export const onTheme = theme.subscribe;

export function showTheme(): void {
  const { dataset } = document.documentElement;
  if (theme.get() === 'system') delete dataset.theme;
  else dataset.theme = theme.get();
}

export function chooseTheme(next: Theme): void {
  theme.set(next);
  localStorage.setItem(KEY, next);
  showTheme();
}

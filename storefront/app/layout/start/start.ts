// Runs in the head of every page, before anything is painted and long before React. Built into one inline script by
// start-script.ts of the build. docs/decisions/038-delayed-hydration.md
import { readStored, store } from '../../session/browser-storage.ts';
import { cartCountKey, parseCartCount, writeCartCount } from '../../session/cart-code.ts';
import { reloadWhenLeft } from '../../session/shopper-left.ts';
import { runWhenIdle } from '../deferred/run-when-idle.ts';
import { chooseTheme, isTheme, languageStorageKey } from '../header/stored-choices.ts';
import { holdEarlyEvents, reactStarted } from './early-events.ts';
import { loadReact } from './load-react.ts';

reloadWhenLeft();

const { style, dataset } = document.documentElement;

// The badge is drawn by the style sheet until React draws it.
const count = parseCartCount(readStored(cartCountKey()));
if (count > 0) {
  style.setProperty('--cart-count', `"${writeCartCount(count)}"`);
  dataset.cart = '';
  addEventListener(reactStarted, () => delete dataset.cart, { once: true });
}

// styles/first-view.css: the browser scrolls to where a page was before it is shown again.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate') dataset.laidOut = '';

let isLoading = false;
let hasArrived = false;
const startReact = async () => {
  if (isLoading) return;
  isLoading = true;
  try {
    await loadReact({
      onArrived: () => {
        hasArrived = true;
      },
      whenShown: () => early.whenShown(),
    });
  } catch {
    // No connection, or a new version of the shop has replaced the files.
    isLoading = false;
    early.giveUp();
  }
};

const early = holdEarlyEvents({
  onNeeded: startReact,
  hasArrived: () => hasArrived,
  onClick: (target) => {
    const language = target.closest<HTMLElement>('a[data-language]')?.dataset.language;
    if (language) return store(languageStorageKey, language);
    const theme = target.closest<HTMLElement>('[data-theme-choice]')?.dataset.themeChoice;
    if (!isTheme(theme)) return false;
    chooseTheme(theme);
    for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
      button.ariaPressed = String(button.dataset.themeChoice === theme);
    return true;
  },
});

// The pictures of the first screen have arrived with the load event.
runWhenIdle(startReact);
document.addEventListener('DOMContentLoaded', () => {
  if (window.__pageModules?.atOnce) startReact();
});

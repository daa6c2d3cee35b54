/** What styles/first-view.css leaves out at first. */
const leftOut = '.section-gap, .site-footer, .product-grid > :nth-child(n + 5)';
const partsInTask = 3;

/** After the browser has painted, in a task of its own. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out what is below the first screen, some parts at a time, so that no task is long. */
export async function layOutRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(leftOut)];
  while (parts.length > 0) {
    for (const part of parts.splice(0, partsInTask)) part.style.contentVisibility = 'visible';
    await nextFrame();
  }
  document.documentElement.dataset.laidOut = '';
}

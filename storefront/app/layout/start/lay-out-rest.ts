/** What styles/first-view.css leaves out at first. */
const leftOut = '.section-gap, .site-footer, .product-grid > li:nth-child(n + 5)';
/** Few enough for one task on a slow phone. */
const elementsInTask = 70;

/** After the browser has painted, in a task of its own. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out what is below the first screen, some parts at a time, so that no task is long. */
export async function layOutRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(leftOut)];
  let elements = 0;
  for (const part of parts) {
    const count = part.getElementsByTagName('*').length;
    if (elements > 0 && elements + count > elementsInTask) {
      await nextFrame();
      elements = 0;
    }
    part.style.contentVisibility = 'visible';
    elements += count;
  }
  await nextFrame();
  document.documentElement.dataset.laidOut = '';
}

/** Runs once the page has loaded and has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  let idle = 0;
  const wait = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: 4000 });
    else run();
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    if (idle) cancelIdleCallback(idle);
  };
}

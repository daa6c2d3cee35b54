/** Runs the callback when the page has loaded and is idle. Returns a function that cancels it. */
export function runWhenIdle(callback: () => void): () => void {
  let idle = 0;
  const requestIdle = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 4000 });
    else callback();
  };
  if (document.readyState === 'complete') requestIdle();
  else addEventListener('load', requestIdle, { once: true });
  return () => {
    removeEventListener('load', requestIdle);
    if (idle) cancelIdleCallback(idle);
  };
}

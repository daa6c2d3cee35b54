import { useEffect, useState } from 'react';

/** Whether the element with this id is outside the viewport, changed by `rootMargin`. False until that is known. */
export function useOutOfView(id: string, rootMargin = '0px'): boolean {
  const [isOutOfView, setOut] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, rootMargin]);
  return isOutOfView;
}

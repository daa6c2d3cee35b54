import { useEffect, useState } from 'react';

interface Watching {
  /** Changes the area that counts as visible. */
  rootMargin?: string;
  /** The value that is assumed until it is known. */
  initial?: boolean;
}

/** Whether the element with this id is outside the viewport. */
export function useOutOfView(id: string, { rootMargin = '0px', initial = false }: Watching = {}): boolean {
  const [isOutOfView, setOut] = useState(initial);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, rootMargin]);
  return isOutOfView;
}

import type { MouseEvent } from 'react';

/** The picture of the clicked card becomes the picture of the product page. One picture at a time may carry the name. */
export function carryPicture({ currentTarget }: MouseEvent): void {
  for (const picture of document.querySelectorAll('.carried-picture')) picture.classList.remove('carried-picture');
  currentTarget.closest('article')?.querySelector('.photo-tile')?.classList.add('carried-picture');
}

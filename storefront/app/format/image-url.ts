// Pictures of the shop are asked for at the width they are shown; the server answers in the best format the browser takes.

const widths = [320, 480, 640, 960, 1280] as const;

/** A picture of the shop itself as a path, so that pages do not depend on the name they are reached by. */
export const ownPath = (imageUrl: string, shopUrl: string): string =>
  imageUrl.startsWith(`${shopUrl}/`) ? imageUrl.slice(shopUrl.length) : imageUrl;

export const pictureUrl = (imageUrl: string, width: number): string =>
  imageUrl.startsWith('/') ? `${imageUrl}?w=${width}` : imageUrl;

/** The widths worth offering for an original; undefined for pictures that are not ours to resize. */
export function pictureSet(imageUrl: string, originalWidth: number): string | undefined {
  if (!imageUrl.startsWith('/')) return undefined;
  const fitting = widths.filter((width) => width <= originalWidth);
  return fitting.length > 1 ? fitting.map((width) => `${pictureUrl(imageUrl, width)} ${width}w`).join(', ') : undefined;
}

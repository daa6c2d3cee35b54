// Pictures are requested at the width they are shown; the server chooses the best format the browser accepts.

const widths = [320, 480, 640, 960, 1280, 1600] as const;

/** Converts a URL of the shop's own picture to a path, so that pages do not depend on the host name. */
export const ownPath = (imageUrl: string, shopUrl: string): string =>
  imageUrl.startsWith(`${shopUrl}/`) ? imageUrl.slice(shopUrl.length) : imageUrl;

export const pictureUrl = (imageUrl: string, width: number): string =>
  imageUrl.startsWith('/') ? `${imageUrl}?w=${width}` : imageUrl;

/** The srcset for an original; undefined for pictures of other hosts. */
export function pictureSet(imageUrl: string, originalWidth: number): string | undefined {
  if (!imageUrl.startsWith('/')) return undefined;
  const fitting = widths.filter((width) => width <= originalWidth);
  return fitting.length > 1 ? fitting.map((width) => `${pictureUrl(imageUrl, width)} ${width}w`).join(', ') : undefined;
}

// How the browser of the journeys is started.
import type { LaunchOptions } from '@playwright/test';

/** For journeys about what is seen: pictures, layout, colors. */
export const browserWithPictures: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** For all others: scaling, decoding and painting pictures takes a third of the time of a page. */
export const browserWithoutPictures: LaunchOptions = {
  ...browserWithPictures,
  args: [...(browserWithPictures.args ?? []), '--blink-settings=imagesEnabled=false'],
};

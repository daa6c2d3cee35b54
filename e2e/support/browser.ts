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
  args: [
    ...(browserWithPictures.args ?? []),
    // The others are Playwright's own, which it would otherwise set: there is a mouse, and it can hover.
    '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ],
};

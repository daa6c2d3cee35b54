import { defineFeature } from '../feature.ts';
import { mountMedia } from './media-routes.ts';
import { encodePicture, type PictureEncoder } from './picture-process.ts';
import { PictureServer } from './sizes/picture-server.ts';
import type { BucketSettings } from './sizes/picture-store.ts';

interface MediaSettings {
  /** Folder for resized pictures; may be emptied at any time. */
  readonly pictureFolder: string;
  /** Whether pictures are resized when they come in, or only after a size was requested. */
  readonly makesPicturesAhead?: boolean;
  readonly encodePicture?: PictureEncoder;
  /** A bucket that shares resized pictures among machines. */
  readonly pictureBucket?: BucketSettings | undefined;
  /** AVIF files are the smallest, but encoding one takes a CPU core for about a second. */
  readonly makesAvif?: boolean;
}

export const mediaFeature = defineFeature({
  name: 'media',
  needs: [],
  start({ db, jobs }, settings: MediaSettings) {
    const pictures = new PictureServer(db, jobs, {
      folder: settings.pictureFolder,
      makesAhead: settings.makesPicturesAhead ?? true,
      encode: settings.encodePicture ?? encodePicture,
      bucket: settings.pictureBucket,
    });
    return {
      pages: (app) => {
        pictures.watch(app);
        mountMedia(app, db, pictures, settings.makesAvif ?? true);
      },
      onChange: (tags) => {
        if (tags.has('everything')) pictures.lookForNew();
      },
      health: { queues: () => ({ pictures: pictures.figures() }) },
      stop: () => pictures.close(),
    };
  },
});

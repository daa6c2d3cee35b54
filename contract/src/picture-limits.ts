/** The limit of one picture, whether it is uploaded, imported or downloaded from another shop. */
export const MAX_PICTURE_MEGABYTES = 20;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;

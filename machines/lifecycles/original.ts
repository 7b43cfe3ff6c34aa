/**
 * The largest file of a picture, wherever one is taken or read: upload, import, renditions (design.md
 * section 6, Uploads). Above it no picture is taken, and below it every picture can be shown.
 */
export const MOST_BYTES = 200_000_000
export const MOST_PIXELS = 300_000_000
/**
 * Of a progressive JPEG or an interlaced PNG, unpacked whole at 3 bytes a pixel; others are read strip by
 * strip.
 */
export const MOST_WHOLE_PIXELS = 60_000_000

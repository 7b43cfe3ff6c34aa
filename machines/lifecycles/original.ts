/**
 * What a picture may be, wherever one is taken or read: upload, import, renditions (design.md section 6,
 * Uploads). Nothing beyond it is taken, and everything within it can be shown. OPTIONS /api/upload/ tells it.
 */
export const MOST_BYTES = 200_000_000
export const MOST_PIXELS = 300_000_000
/** Pixels on each side. */
export const SHORTEST_SIDE = 100
/**
 * Bytes that reading a picture may take where it has to be whole in memory: a progressive JPEG, an interlaced
 * PNG, a WebP. Others are read strip by strip.
 */
export const MOST_WHOLE_BYTES = 400_000_000
/** Accepted formats, by their content and not by their names, with the endings of their files. */
export const FORMATS = { jpeg: 'jpg', png: 'png', webp: 'webp', tiff: 'tif' } as const
export type OriginalFormat = keyof typeof FORMATS
/** Chosen or dropped at once. */
export const MOST_FILES = 2_000
/** Bytes that are sent in one request. */
export const CHUNK_BYTES = 2_000_000
/** Files that are sent at the same time. */
export const SENT_AT_ONCE = 3

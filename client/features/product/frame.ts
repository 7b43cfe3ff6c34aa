import type { selectFrame } from '#machines/quick-add/selectors.ts'

/** The frame that is chosen for a print; lengths in inches. */
export type Frame = NonNullable<ReturnType<typeof selectFrame>>

/** How far the frame reaches beyond the picture on each side, inches. */
export const borderOf = (frame: Frame | null): number => (frame ? frame.face + (frame.mat?.width ?? 0) : 0)

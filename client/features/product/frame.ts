/** A frame that is chosen for a print; lengths in inches. */
export interface Frame {
  moulding: string
  label: string
  color: string
  /** How wide its wood is, seen from the front. */
  face: number
  mat: { color: string; width: number } | null
}

/** How far the frame reaches beyond the picture on each side, inches. */
export const borderOf = (frame: Frame | null): number => (frame ? frame.face + (frame.mat?.width ?? 0) : 0)

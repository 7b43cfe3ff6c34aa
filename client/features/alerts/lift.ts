/** A part of the window, in CSS pixels. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Pixels between a notice and what it makes way for. */
const GAP = 8

/**
 * How many pixels the notices have to rise so that they cover none of `kept`; 0 where they would leave the
 * window.
 */
export const computeLift = (notices: Box, kept: readonly Box[]): number => {
  const beneath = kept.filter(({ left, right }) => left < notices.right && right > notices.left)
  let lift = 0
  for (const { top, bottom } of beneath.toSorted((one, other) => other.bottom - one.bottom))
    if (bottom > notices.top - lift - GAP && top < notices.bottom - lift + GAP)
      lift = notices.bottom - top + GAP
  return notices.top - lift < 0 ? 0 : lift
}

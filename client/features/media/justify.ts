/**
 * Narrower or wider pictures are framed within these, so that a scroll or a frieze does not take the page.
 */
const NARROWEST = 0.5
const WIDEST = 3.2

/** Pixels between neighbours in a row. */
export const GAP = 20

/** How much an empty end of the wall weighs against rows that are a little too low or too tall. */
const EMPTINESS = 0.3

export interface Frame {
  /** Index of the first and one past the last tile of its row. */
  rowStart: number
  rowEnd: number
  /** Pixels. */
  width: number
  height: number
  /** Part of the row's room (the wall less the row's gaps) that it takes, 0 to 1. */
  share: number
}

export interface Wall {
  /** Pixels between the outer edges of a full row. */
  width: number
  gap: number
  /** The height a row comes as near to as it can, in pixels. */
  rowHeight: number
}

/** Two or three tiles a row on a phone, four or five on a desk. */
export const chooseRowHeight = (width: number) => Math.min(290, 155 + width * 0.125)

/**
 * Writes a frame's width for a style. A share, not pixels: the row still fits while the window is being
 * resized. The hair keeps rounding from breaking the row.
 */
export const writeWidth = ({ rowStart, rowEnd, share }: Frame) =>
  `calc((100% - ${(rowEnd - rowStart - 1) * GAP}px) * ${share.toFixed(6)} - 0.05px)`

/** Width over height of the frame a picture gets, as its largest print is. */
export const computeFrameRatio = (maxWidth: number, maxHeight: number) =>
  Math.min(WIDEST, Math.max(NARROWEST, maxWidth / maxHeight))

/**
 * Hangs pictures in rows of one height that fill the wall, in their order, choosing the breaks that keep all
 * rows nearest to the wanted height (the shortest path over breaks). The last row is never taller than
 * wanted, so it may end early.
 */
export const justify = (ratios: readonly number[], wall: Wall): Frame[] => {
  const count = ratios.length
  const cost = [0, ...ratios.map(() => Number.POSITIVE_INFINITY)]
  const previous = new Array<number>(count + 1).fill(0)
  for (let start = 0; start < count; start++) {
    let ratio = 0
    for (let end = start + 1; end <= count; end++) {
      ratio += ratios[end - 1] ?? 0
      const height = computeFittingHeight(ratio, end - start, wall)
      const through = (cost[start] ?? 0) + measureStrain(height, wall.rowHeight, end === count)
      if (through < (cost[end] ?? 0)) {
        cost[end] = through
        previous[end] = start
      }
      if (height < wall.rowHeight / 3) break
    }
  }
  return findBreaks(previous).flatMap(([start, end]) => hangRow(ratios, start, end, wall))
}

const computeFittingHeight = (ratio: number, tiles: number, { width, gap }: Wall) =>
  Math.max(1, width - gap * (tiles - 1)) / ratio

/**
 * Squared departure from the wanted height, doubly felt when rows get too tall for a screen. The last row
 * keeps that height, and strains by what it leaves empty.
 */
const measureStrain = (height: number, wanted: number, isLast: boolean) => {
  if (isLast && height > wanted) return EMPTINESS * (1 - wanted / height) ** 2
  const departure = height / wanted - 1
  return departure > 0 ? 2 * departure ** 2 : departure ** 2
}

const findBreaks = (previous: readonly number[]) => {
  const rows: [number, number][] = []
  for (let end = previous.length - 1; end > 0; end = rows[0]?.[0] ?? 0)
    rows.unshift([previous[end] ?? 0, end])
  return rows
}

const hangRow = (ratios: readonly number[], rowStart: number, rowEnd: number, wall: Wall): Frame[] => {
  const row = ratios.slice(rowStart, rowEnd)
  const ratio = row.reduce((sum, each) => sum + each, 0)
  const fitting = computeFittingHeight(ratio, row.length, wall)
  const height = rowEnd === ratios.length ? Math.min(fitting, wall.rowHeight) : fitting
  const room = fitting * ratio
  return row.map((each) => ({
    rowStart,
    rowEnd,
    width: each * height,
    height,
    share: (each * height) / room,
  }))
}

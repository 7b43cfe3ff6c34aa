import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeFrameRatio, type Frame, justify, type Wall } from '#client/features/media/justify.ts'

const ratios = fc.array(
  fc
    .tuple(fc.integer({ min: 4, max: 120 }), fc.integer({ min: 4, max: 120 }))
    .map(([width, height]) => computeFrameRatio(width, height)),
  { minLength: 1, maxLength: 100 },
)
const walls = fc.record({
  width: fc.integer({ min: 280, max: 2400 }),
  gap: fc.integer({ min: 0, max: 32 }),
  rowHeight: fc.integer({ min: 120, max: 400 }),
})

const rowsOf = (frames: Frame[]) =>
  [...Map.groupBy(frames, ({ rowStart }) => rowStart).values()].map((row) => ({
    row,
    start: row[0]?.rowStart ?? -1,
    end: row[0]?.rowEnd ?? -1,
  }))

const filled = (row: Frame[], { gap }: Wall) =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1)

describe('the justified wall', () => {
  test('hangs every picture once, in order, in rows that follow each other', () => {
    fc.assert(
      fc.property(ratios, walls, (pictures, wall) => {
        const frames = justify(pictures, wall)
        expect(frames).toHaveLength(pictures.length)
        let next = 0
        for (const { row, start, end } of rowsOf(frames)) {
          expect(start).toBe(next)
          expect(end - start).toBe(row.length)
          next = end
        }
        expect(next).toBe(pictures.length)
      }),
    )
  })

  // Spec 2.65
  test('keeps the ratio of each picture and one height a row', () => {
    fc.assert(
      fc.property(ratios, walls, (pictures, wall) => {
        const frames = justify(pictures, wall)
        frames.forEach((frame, index) => {
          expect(frame.width / frame.height).toBeCloseTo(pictures[index] ?? 0, 6)
          expect(frame.height).toBeCloseTo(frames[frame.rowStart]?.height ?? 0, 6)
        })
      }),
    )
  })

  test('fills the wall with every row but the last, which is never taller than wanted nor wider than the wall', () => {
    fc.assert(
      fc.property(ratios, walls, (pictures, wall) => {
        const rows = rowsOf(justify(pictures, wall))
        for (const { row, end } of rows) {
          if (end < pictures.length) expect(filled(row, wall)).toBeCloseTo(wall.width, 4)
          else {
            expect(filled(row, wall)).toBeLessThanOrEqual(wall.width + 1e-6)
            expect(row[0]?.height).toBeLessThanOrEqual(wall.rowHeight + 1e-6)
          }
        }
      }),
    )
  })

  test('gives shares that make up a full row, so that it follows a resize', () => {
    fc.assert(
      fc.property(ratios, walls, (pictures, wall) => {
        for (const { row, end } of rowsOf(justify(pictures, wall))) {
          const shares = row.reduce((sum, { share }) => sum + share, 0)
          if (end < pictures.length) expect(shares).toBeCloseTo(1, 6)
          else expect(shares).toBeLessThanOrEqual(1 + 1e-6)
        }
      }),
    )
  })

  test('breaks rows where they come nearest to the wanted height', () => {
    const wall = { width: 1000, gap: 0, rowHeight: 250 }
    const frames = justify([1, 1, 1, 1, 3, 1, 1, 1, 1], wall)
    expect(rowsOf(frames).map(({ row }) => row.length)).toEqual([4, 2, 3])
  })

  test('prefers lower rows to a last picture that is alone on its row', () => {
    const frames = justify(new Array(9).fill(1), { width: 1000, gap: 0, rowHeight: 250 })
    expect(rowsOf(frames).map(({ row }) => row.length)).toEqual([4, 5])
  })

  test('hangs no frame when there is no picture', () => {
    expect(justify([], { width: 1000, gap: 10, rowHeight: 200 })).toEqual([])
  })

  test('bounds the ratio of very tall and very wide pictures', () => {
    expect(computeFrameRatio(10, 100)).toBe(0.5)
    expect(computeFrameRatio(400, 20)).toBe(3.2)
    expect(computeFrameRatio(36, 24)).toBe(1.5)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FITTING, MOST_SCALE, moveBy, type View, zoomAt } from '#client/features/image/zoom/view.ts'

const extent = { width: 600, height: 400 }

const acts = fc.array(
  fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: fc.integer(), y: fc.integer() }),
    fc.record({ dx: fc.integer({ min: -2_000, max: 2_000 }), dy: fc.integer({ min: -2_000, max: 2_000 }) }),
  ),
)

describe('a picture that is zoomed', () => {
  test('never shows anything beside the picture, and stays within its smallest and largest scale', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        let view: View = FITTING
        for (const step of steps)
          view =
            'factor' in step
              ? zoomAt(view, step.factor, { x: step.x, y: step.y }, extent)
              : moveBy(view, { x: step.dx, y: step.dy }, extent)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(MOST_SCALE)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * extent.width) / 2)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * extent.height) / 2)
      }),
    )
  })

  test('keeps the point under the pointer where it is', () => {
    expect(zoomAt(FITTING, 2, { x: 100, y: -50 }, extent)).toEqual({ scale: 2, x: -100, y: 50 })
    const closer = zoomAt({ scale: 2, x: -100, y: 50 }, 2, { x: 100, y: -50 }, extent)
    expect(closer).toEqual({ scale: 4, x: -300, y: 150 })
  })

  test('fits the frame again at its smallest scale, wherever it was moved', () => {
    const moved = moveBy(zoomAt(FITTING, 3, { x: 0, y: 0 }, extent), { x: 500, y: -90 }, extent)
    expect(zoomAt(moved, 0.1, { x: 0, y: 0 }, extent)).toEqual(FITTING)
  })
})

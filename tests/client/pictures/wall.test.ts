import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLEARANCE, FURNITURE, ROOMS, sceneOf } from '#client/features/product/wall/scene.ts'

const inches = fc.integer({ min: 4, max: 120 })

describe('a work on a wall', () => {
  test('hangs eight inches above the furniture, to its scale and within the wall', () => {
    fc.assert(
      fc.property(inches, inches, fc.constantFrom(...ROOMS), (width, height, room) => {
        const { work, feet, floor, ...wall } = sceneOf({ width, height }, room)
        expect([work.width, work.height]).toEqual([width, height])
        expect(feet.y - FURNITURE[room].height - (work.y + work.height)).toBeCloseTo(CLEARANCE)
        expect(work.x + work.width / 2).toBeCloseTo(feet.x)
        expect(work.x).toBeGreaterThanOrEqual(0)
        expect(work.y).toBeGreaterThanOrEqual(0)
        expect(work.x + work.width).toBeLessThanOrEqual(wall.width)
        expect(feet.y).toBeGreaterThan(floor)
        expect(feet.y).toBeLessThan(wall.height)
      }),
    )
  })

  test('hangs above a sofa of 84 inches, a headboard of 64 or a desk of 60', () => {
    expect(CLEARANCE).toBe(8)
    expect(ROOMS.map((room) => FURNITURE[room].width)).toEqual([84, 64, 60])
  })
})

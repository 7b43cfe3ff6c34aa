import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FURNITURE, sceneOf } from '#client/features/image/wall/scene.ts'

const inches = fc.integer({ min: 4, max: 120 })

describe('a picture on a wall', () => {
  test('is drawn to the scale of the furniture, above it and within the wall', () => {
    const kinds = fc.constantFrom('sofa' as const, 'desk' as const)
    fc.assert(
      fc.property(
        inches,
        inches,
        kinds,
        fc.double({ min: 0, max: 4, noNaN: true }),
        (width, height, kind, border) => {
          const { picture, framed, furniture, floor, ...wall } = sceneOf({ width, height }, kind, border)
          expect([picture.width, picture.height]).toEqual([width, height])
          expect([furniture.width, furniture.height]).toEqual([FURNITURE[kind].width, FURNITURE[kind].height])
          expect(framed.y + framed.height).toBeLessThan(floor - furniture.height)
          expect(framed.y).toBeGreaterThanOrEqual(0)
          expect(framed.x).toBeGreaterThanOrEqual(0)
          expect(framed.x + framed.width).toBeLessThanOrEqual(wall.width)
          expect(framed.width - picture.width).toBeCloseTo(2 * border)
          expect(furniture.y + furniture.height).toBeLessThanOrEqual(wall.height)
        },
      ),
    )
  })

  test('stands beside a sofa of 84 inches and a desk of 60', () => {
    expect(sceneOf({ width: 24, height: 36 }, 'sofa', 0).furniture.width).toBe(84)
    expect(sceneOf({ width: 24, height: 36 }, 'desk', 0).furniture.width).toBe(60)
  })
})

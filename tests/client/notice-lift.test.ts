import { expect, test } from 'vitest'
import { type Box, computeLift } from '#client/features/alerts/lift.ts'

const box = (top: number, bottom: number, left = 900, right = 1264): Box => ({ top, bottom, left, right })
const NOTICES = box(700, 784)

test('notices stay where nothing is beneath them', () => {
  expect(computeLift(NOTICES, [])).toBe(0)
  expect(computeLift(NOTICES, [box(720, 760, 100, 890), box(100, 140), box(800, 840)])).toBe(0)
})

test('notices rise above what they would cover, and above what they would then cover', () => {
  expect(computeLift(NOTICES, [box(740, 780)])).toBe(52)
  expect(computeLift(NOTICES, [box(600, 690), box(740, 780)])).toBe(192)
  expect(computeLift(NOTICES, [box(100, 140), box(740, 780)])).toBe(52)
})

test('notices stay in the window, whatever is beneath them', () => {
  expect(computeLift(NOTICES, [box(60, 780)])).toBe(0)
})

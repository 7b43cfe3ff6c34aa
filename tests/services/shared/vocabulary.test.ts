import { expect, test } from 'vitest'
import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STATIC_COLLECTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'
import { CLOSED_LISTS } from '#tests/support/closed-lists.ts'

// Spec 9.22, 9.26, 9.27, 9.28, 9.29, 9.30, 9.31, 9.32
test('the services know the values that the specification lists', () => {
  expect({
    substrate: SUBSTRATES,
    orientation: ORIENTATIONS,
    type: IMAGE_TYPES,
    style: STYLES,
    color: COLORS,
    publisher: PUBLISHERS,
    resolution: RESOLUTIONS,
    staticCollection: STATIC_COLLECTIONS,
  }).toEqual(CLOSED_LISTS)
})

import type { Resource } from '#services/shared/resources/resource.ts'
import { images } from '../images/resource.ts'
import { conditionsOf, LEXEME_FILTERS } from './clauses.ts'
import { findImagePlaces } from './find-places.ts'

/** Images with all that a list of them is asked, which the index of searches knows. */
export const listedImages: Resource = {
  ...images,
  filters: { ...images.filters, ...LEXEME_FILTERS },
  findPlaces: (db, asked) => findImagePlaces(db, images, asked),
  searched: conditionsOf,
}

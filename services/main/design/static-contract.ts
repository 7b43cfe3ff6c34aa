import type { StaticCollection } from '#services/shared/vocabulary.ts'

/**
 * POST /api/v2/designstudio/, for staff → 200 {@link StaticTagged}: puts an image on a static list, which the
 * content service keeps (spec.md sections 4 and 7). 404 for an unknown image.
 */
export interface StaticTagBody {
  imagedata: { id: string }
  action: 'add-static'
  collection: StaticCollection
}

export interface StaticTagged {
  id: string
  collection: StaticCollection
  /** It was on the list before, so nothing has changed. */
  already: boolean
}

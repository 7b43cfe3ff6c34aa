import type { Publication } from '#client/actors/pictures/publication.ts'
import type { PaletteAction } from '../../palette/offered.ts'

/** Puts an image into the shop or takes it out, from the palette. */
export const publicationAction = (
  publication: Publication,
  name: string,
  toggle: (publication: Publication) => void,
): PaletteAction => ({
  label: `${publication.published ? 'Unpublish' : 'Publish'} ${name}`,
  refusal: publication.refusal,
  does: () => toggle(publication),
})

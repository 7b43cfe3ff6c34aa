import { port } from '#machines/port.ts'

/** Only how it went; the image itself is in Apollo's cache. */
export type ImageOutcome = 'published' | 'unpublished' | 'missing'

export const quickViewPorts = {
  loadImage: port<ImageOutcome, { id: string }>('quick-view.loadImage'),
}

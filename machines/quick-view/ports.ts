import { declarePort } from '#machines/port.ts'

/** Only how it went; the image itself is in Apollo's cache. */
export type ImageOutcome = 'published' | 'unpublished' | 'missing'

export const quickViewPorts = {
  /**
   * Refuses with UPSTREAM_UNAVAILABLE also when the image's source cannot be asked whether there is such an
   * image.
   */
  loadImage: declarePort<ImageOutcome, { id: string }>('quick-view.loadImage'),
}

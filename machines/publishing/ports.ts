import { declareTogglePorts } from '#machines/toggle/ports.ts'

export interface PublishingSubject {
  imageId: string
  /** Publisher or source code. */
  source: string
}

/** `on` is whether the image is published. */
export const publishingPorts = declareTogglePorts<PublishingSubject>('publishing')

import { declarePort } from '#machines/port.ts'

/** spec.md section 9, Static collections. */
export type StaticCollection = 'government' | 'commercial'

export interface TagSubject {
  imageId: string
  collection: StaticCollection
}

export const staticTagPorts = {
  /** `already` when somebody else was sooner. NOT_FOUND when the image is gone. */
  tag: declarePort<'tagged' | 'already', { subject: TagSubject }>('static-tag.tag'),
  /** Reads from the server, past every cache, whether it is tagged. NOT_FOUND when the image is gone. */
  read: declarePort<boolean, { subject: TagSubject }>('static-tag.read'),
}

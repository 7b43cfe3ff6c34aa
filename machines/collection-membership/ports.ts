import { declareTogglePorts } from '#machines/toggle/ports.ts'

export interface MembershipSubject {
  imageId: string
  collectionId: string
}

/**
 * `on` is whether the collection holds the image; one that is added becomes its first (spec.md section 7,
 * prepend).
 */
export const collectionMembershipPorts = declareTogglePorts<MembershipSubject>('collection-membership')

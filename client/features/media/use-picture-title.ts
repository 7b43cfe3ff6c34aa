import { useFragment } from '@apollo/client/react'
import { ImageTitle_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { useIsShown } from './use-is-shown.ts'

/**
 * What a picture is called, on this page or not, once that is known; null until then, and for none that may
 * be seen.
 */
export const usePictureTitle = (imageId: string | null): string | null => {
  const { data, complete } = useFragment({
    fragment: ImageTitle_ImageFragmentDoc,
    from: imageId === null ? null : { __typename: 'Image', id: imageId },
  })
  const isShown = useIsShown(complete ? data : null)
  return complete && isShown ? data.title || 'Untitled' : null
}

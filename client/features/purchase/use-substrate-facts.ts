import { useFragment } from '@apollo/client/react'
import { SubstrateFacts_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'

/** Reads what a substrate of this image is, in words; null until it is known. */
export const useSubstrateFacts = (imageId: string, substrate: string | null) => {
  const { data, complete } = useFragment({
    fragment: SubstrateFacts_ImageFragmentDoc,
    from: { __typename: 'Image', id: imageId },
  })
  const option = complete ? data.substrates.find((each) => each.substrate === substrate) : undefined
  return option?.facts ?? null
}

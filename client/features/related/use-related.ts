import { useQuery } from '@apollo/client/react'
import { RelatedImagesDocument } from '#client/apollo/generated/graphql.ts'

/** spec.md section 9 */
const IN_PANEL = 5

/** What is related to an image; asked for once, whoever shows it. */
export const useRelated = (imageId: string) => {
  const { data, error, refetch } = useQuery(RelatedImagesDocument, {
    variables: { id: imageId, limit: IN_PANEL },
  })
  return {
    image: data?.image ?? null,
    isFailed: error !== undefined,
    retry: () => void refetch().catch(() => {}),
  }
}

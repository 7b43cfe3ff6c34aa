import { useFragment } from '@apollo/client/react'
import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { MadeToOrder_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { selectSubstrate } from '#machines/quick-add/selectors.ts'
import styles from './made-to-order.module.css'

/** How long the chosen substrate takes to make. */
export const MadeToOrder = ({ imageId }: { imageId: string }) => {
  const chosen = useQuickAdd(selectSubstrate)
  const { data, complete } = useFragment({
    fragment: MadeToOrder_ImageFragmentDoc,
    from: { __typename: 'Image', id: imageId },
  })
  const option = complete ? data.substrates.find(({ substrate }) => substrate === chosen) : undefined
  return (
    <p className={styles.made}>
      {option && `Made to order, ships in ${option.production.from} to ${option.production.to} business days`}
    </p>
  )
}

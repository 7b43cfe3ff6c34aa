import { useFragment } from '@apollo/client/react'
import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { MadeToOrder_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { selectFrameChoice, selectSubstrate } from '#machines/quick-add/selectors.ts'
import styles from './made-to-order.module.css'
import * as say from './messages.ts'

/** How long what is chosen takes to make. */
export const MadeToOrder = ({ imageId }: { imageId: string }) => {
  const chosen = useQuickAdd(selectSubstrate)
  const isFramed = useQuickAdd(selectFrameChoice) !== null
  const { data, complete } = useFragment({
    fragment: MadeToOrder_ImageFragmentDoc,
    from: { __typename: 'Image', id: imageId },
  })
  const option = complete ? data.substrates.find(({ substrate }) => substrate === chosen) : undefined
  const days = isFramed ? option?.framing?.production : option?.production
  return <p className={styles.made}>{days && say.madeToOrder(days.from, days.to)}</p>
}

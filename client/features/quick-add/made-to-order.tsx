import { useFragment } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { MadeToOrder_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { useSettings } from '#client/ui/settings.tsx'
import { selectFrameChoice, selectSubstrate } from '#machines/quick-add/selectors.ts'
import styles from './made-to-order.module.css'
import * as say from './messages.ts'

/** How long what is chosen takes to make, and that it may go back. */
export const MadeToOrder = ({ imageId }: { imageId: string }) => {
  const chosen = useQuickAdd(selectSubstrate)
  const isFramed = useQuickAdd(selectFrameChoice) !== null
  const { data, complete } = useFragment({
    fragment: MadeToOrder_ImageFragmentDoc,
    from: { __typename: 'Image', id: imageId },
  })
  const option = complete ? data.substrates.find(({ substrate }) => substrate === chosen) : undefined
  const days = isFramed ? option?.framing?.production : option?.production
  const { returnDays } = useSettings()
  return (
    <p className={styles.made}>
      {days && (
        <>
          {say.madeToOrder(days.from, days.to)} <Link to="/returns">{say.returnsWithin(returnDays)}</Link>
        </>
      )}
    </p>
  )
}

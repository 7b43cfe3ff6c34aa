import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import ways from '#client/ui/way.module.css'
import { reasonInWords } from '../earnings/words.ts'
import styles from './home.module.css'
import * as say from './messages.tsx'

type Payment = NonNullable<NonNullable<ArtistHomeQuery['earnings']>['returned']>

/** A payment that the bank returned: why, where its money is, and the way to its lines. */
export const ReturnedPayment = ({ payment }: { payment: Payment }) => {
  const { token, net, accountLabel, returnedOn, reason } = payment
  return (
    <section className={styles.returned} aria-label={say.returnedPayment}>
      <p>
        {say.cameBack(formatMoney(net), accountLabel, returnedOn && <Day day={returnedOn} />)}{' '}
        {reason && reasonInWords(reason)} {say.payableAgain}
      </p>
      <Link className={ways.way} to={`/artist/account?show=payments&payment=${encodeURIComponent(token)}`}>
        {say.seePayment(<ArrowIcon />)}
      </Link>
    </section>
  )
}

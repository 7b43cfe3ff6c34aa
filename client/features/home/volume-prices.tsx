import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import * as say from './messages.tsx'
import styles from './volume-prices.module.css'

/** Pieces in one project, and what is taken off the subtotal (design.md section 6). */
const DISCOUNTS = [
  [10, '5%'],
  [25, '10%'],
  [50, '15%'],
  [100, '20%'],
] as const

export const VolumePrices = () => (
  <Explained
    title={say.volumeDiscount}
    words={
      <>
        <p>{say.howPiecesCount}</p>
        <p>{say.purchaseOrdersAndQuotes(<PhoneLink />)}</p>
      </>
    }
  >
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.piecesInProject}</th>
          <th scope="col">{say.offSubtotal}</th>
        </tr>
      </thead>
      <tbody>
        {DISCOUNTS.map(([pieces, off]) => (
          <tr key={pieces}>
            <th scope="row">{say.orMore(pieces)}</th>
            <td>{off}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Explained>
)

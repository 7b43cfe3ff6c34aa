import { PhoneLink } from '#client/ui/phone-link.tsx'
import { type Settings, useSettings } from '#client/ui/settings.tsx'
import { Explained } from './explained.tsx'
import * as say from './messages.tsx'
import styles from './volume-prices.module.css'

/** Pieces in one project, and what is taken off the subtotal (design.md section 6), where anything is. */
export const VolumePrices = () => {
  const { volumeDiscounts } = useSettings()
  return volumeDiscounts.length === 0 ? null : <Table discounts={volumeDiscounts} />
}

const Table = ({ discounts }: { discounts: Settings['volumeDiscounts'] }) => (
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
        {discounts.map(({ quantity, percent }) => (
          <tr key={quantity}>
            <th scope="row">{say.orMore(quantity)}</th>
            <td>{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Explained>
)

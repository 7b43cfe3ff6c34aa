import { PhoneLink } from '#client/ui/phone-link.tsx'
import { type Settings, useSettings } from '#client/ui/settings.tsx'
import { Explained } from './explained.tsx'
import styles from './volume-prices.module.css'

/** Pieces in one project, and what is taken off the subtotal (design.md section 6), where anything is. */
export const VolumePrices = () => {
  const { volumeDiscounts } = useSettings()
  return volumeDiscounts.length === 0 ? null : <Table discounts={volumeDiscounts} />
}

const Table = ({ discounts }: { discounts: Settings['volumeDiscounts'] }) => (
  <Explained
    title="Volume discount"
    words={
      <>
        <p>
          Counted over all pieces of a project, whatever their size or material. It is taken off as you add
          them; there is no code to enter.
        </p>
        <p>
          Purchase orders and quotations: <PhoneLink />
        </p>
      </>
    }
  >
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Pieces in the project</th>
          <th scope="col">Off the subtotal</th>
        </tr>
      </thead>
      <tbody>
        {discounts.map(({ quantity, percent }) => (
          <tr key={quantity}>
            <th scope="row">{quantity} or more</th>
            <td>{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Explained>
)

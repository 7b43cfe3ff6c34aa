import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import styles from './volume-prices.module.css'

/** Pieces in one project, and what is taken off the subtotal (design.md section 6). */
const DISCOUNTS = [
  ['10 or more', '5%'],
  ['25 or more', '10%'],
  ['50 or more', '15%'],
  ['100 or more', '20%'],
] as const

export const VolumePrices = () => (
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
        {DISCOUNTS.map(([pieces, off]) => (
          <tr key={pieces}>
            <th scope="row">{pieces}</th>
            <td>{off}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Explained>
)

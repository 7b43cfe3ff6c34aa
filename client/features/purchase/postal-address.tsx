import { addressLinesOf, type PostalAddressParts } from './address-lines.ts'
import styles from './postal-address.module.css'

/** As it stands on a parcel, a line below the other. */
export const PostalAddress = ({ address }: { address: PostalAddressParts }) => (
  <address className={styles.address}>
    {addressLinesOf(address).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)

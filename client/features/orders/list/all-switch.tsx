import { useNavigate, useSearchParams } from 'react-router-dom'
import { asksForAll, switchedTo } from './address.ts'
import styles from './orders-list.module.css'

/** For staff: everyone's orders or their own, in the address. */
export const AllSwitch = () => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const all = asksForAll(address)
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        role="switch"
        checked={all}
        aria-checked={all}
        onChange={({ currentTarget }) =>
          void navigate({ search: switchedTo(currentTarget.checked, address) }, { preventScrollReset: true })
        }
      />
      All orders
    </label>
  )
}

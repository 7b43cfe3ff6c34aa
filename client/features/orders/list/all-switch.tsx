import { useOptimistic, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as say from '../messages.tsx'
import { asksForAll, writeSwitchedQuery } from './address.ts'
import styles from './orders-list.module.css'

/**
 * For staff: everyone's orders or their own, in the address. It moves at once, before the address has
 * changed.
 */
export const AllSwitch = () => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [, begin] = useTransition()
  const [all, showAll] = useOptimistic(asksForAll(address))
  const turn = (wanted: boolean) =>
    begin(async () => {
      showAll(wanted)
      await navigate({ search: writeSwitchedQuery(wanted, address) }, { preventScrollReset: true })
    })
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        role="switch"
        checked={all}
        aria-checked={all}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      {say.allOrders}
    </label>
  )
}

import type { DeviceRow_SessionFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Ago } from '#client/ui/time.tsx'
import * as say from '../messages.tsx'
import styles from './devices.module.css'

interface DeviceRowProps {
  session: DeviceRow_SessionFragment
  now: number
  onSignOut: () => void
}

/** One browser that is signed in; the one that shows this signs out by the menu, as everywhere. */
export const DeviceRow = ({ session, now, onSignOut }: DeviceRowProps) => {
  const { device, network, lastUsedAt, begunAt, current } = session
  return (
    <li className={styles.device}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          {device} {current && <span className={styles.here}>{say.thisDevice}</span>}
        </h3>
        <p className={styles.facts}>
          {current ? say.activeNow : <Ago deed={say.lastUsed} at={lastUsedAt} now={now} />}
          <span>{network}</span>
          <Ago deed={say.signedIn} at={begunAt} now={now} />
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={say.signOutDevice(device, network)}
          onClick={onSignOut}
        >
          {say.signOut}
        </Button>
      )}
    </li>
  )
}

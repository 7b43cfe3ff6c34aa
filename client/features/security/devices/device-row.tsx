import type { DeviceRow_SessionFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { fullTime, whenOf } from '#client/ui/when.ts'
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
          {device} {current && <span className={styles.here}>This device</span>}
        </h3>
        <p className={styles.facts}>
          {current ? (
            'Active now'
          ) : (
            <time dateTime={lastUsedAt} title={fullTime(lastUsedAt)}>
              Last used {whenOf(lastUsedAt, now)}
            </time>
          )}
          <span>{network}</span>
          <time dateTime={begunAt} title={fullTime(begunAt)}>
            Signed in {whenOf(begunAt, now)}
          </time>
        </p>
      </div>
      {!current && (
        <Button variant="outline" size="sm" aria-label={`Sign out ${device}, ${network}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  )
}

import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useSessionEnding } from '#client/actors/people/session-ending.ts'
import { SignedInDevicesDocument } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { Card } from '../card.tsx'
import * as say from '../messages.tsx'
import { ConfirmSignOut } from './confirm-sign-out.tsx'
import { DeviceRow } from './device-row.tsx'
import styles from './devices.module.css'

/** As many as the service answers at once. With more devices, sign out everywhere. */
const MOST = 100

/** Where the account is signed in, with a way to end each. */
export const SignedInDevices = ({ onSignOutEverywhere }: { onSignOutEverywhere: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const raise = useRaiseAlert()
  const now = useNow()
  const { data, error, refetch } = useQuery(SignedInDevicesDocument, {
    variables: { pageSize: MOST },
    fetchPolicy: 'cache-and-network',
  })
  const ending = useSessionEnding(() => {
    raise({ status: 'success', text: say.deviceSignedOut })
    // The row is gone with its button: move the focus.
    heading.current?.focus()
  })
  const found = data?.sessions
  const asked = found?.sessions.find(({ id }) => id === ending.session)
  return (
    <Card ref={heading} title={say.signedInDevices} lead={say.ifUnknown}>
      {error && <Unavailable message={say.devicesNotShown} onRetry={() => void refetch()} />}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found && (
        <ul className={styles.devices} aria-label={say.signedInDevices}>
          {found.sessions.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              now={now}
              onSignOut={() => ending.ask(session.id)}
            />
          ))}
        </ul>
      )}
      {found && found.sessions.length === 1 && <p className={styles.alone}>{say.nowhereElse}</p>}
      {found && found.count > found.sessions.length && (
        <p className={styles.alone}>{say.mostRecent(`${found.sessions.length}`)}</p>
      )}
      {found && found.sessions.length > 1 && (
        <Button variant="plain" size="sm" className={styles.everywhere} onClick={onSignOutEverywhere}>
          {say.signOutEverywhere}
        </Button>
      )}
      {asked && <ConfirmSignOut device={asked.device} ending={ending} />}
    </Card>
  )
}

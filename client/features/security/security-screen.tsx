import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { makeButtonClass } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Card } from './card.tsx'
import { SignedInDevices } from './devices/signed-in-devices.tsx'
import * as say from './messages.tsx'
import styles from './security.module.css'
import type { TwoStepParts } from './slots.ts'
import { TwoStep } from './two-step/two-step.tsx'

interface SecurityScreenProps extends TwoStepParts {
  /** Loads when it is first opened. */
  SignOutEverywhere: ComponentType<{ onClose: () => void }>
}

/** /accounts/security: what keeps an account its owner's (issue 11, line 4). */
export const SecurityScreen = ({ SignOutEverywhere, ...parts }: SecurityScreenProps) => {
  usePageTitle(say.security)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{say.security}</h1>
      <Card title={say.password} lead={say.othersAreSignedOut}>
        <Link className={makeButtonClass({ variant: 'outline' })} to="/accounts/change-password">
          {say.changePassword}
        </Link>
      </Card>
      <TwoStep {...parts} />
      <SignedInDevices onSignOutEverywhere={() => setLeaving(true)} />
      {isLeaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </div>
  )
}

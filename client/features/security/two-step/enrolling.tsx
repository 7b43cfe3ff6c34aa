import { useMemo } from 'react'
import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.tsx'
import { CopyButton } from './copy-button.tsx'
import { drawQrCode } from './qr-code.ts'
import styles from './two-step.module.css'

/** `JBSW Y3DP`: whoever types the key does not lose their place. */
const splitIntoGroups = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')

/** The key for an authenticator app, then the password and the app’s first code. */
export const Enrolling = ({ factor }: { factor: RunningSecondFactor }) => {
  const { enrolment, errors, failure, isPending, confirm, cancelSetup } = factor
  const drawn = useMemo(() => enrolment && drawQrCode(enrolment.uri), [enrolment])
  if (!enrolment || !drawn) return null
  return (
    <ol className={styles.steps}>
      <li>
        <p>{say.scanCode}</p>
        <svg className={styles.qr} viewBox={drawn.viewBox} role="img" aria-label={say.setupCodeAlt}>
          <path d={drawn.path} />
        </svg>
        <p>{say.cannotScan}</p>
        <div className={styles.key}>
          <code>{splitIntoGroups(enrolment.key)}</code>
          <CopyButton factor={factor} what={say.setupKey} />
        </div>
      </li>
      <li>
        <Form
          errors={errors}
          failure={failure?.message ?? null}
          onSubmit={(values) => confirm(String(values.get('password')), String(values.get('code')).trim())}
        >
          <PasswordField label={say.password} name="password" autoComplete="current-password" required />
          <TextField
            label={say.enterSixDigits}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            help={say.newOneEvery30Seconds}
            required
          />
          <div className={styles.choices}>
            <Button type="submit" disabled={isPending}>
              {isPending ? say.verifying : say.turnOn}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={cancelSetup}>
              {say.cancel}
            </Button>
          </div>
        </Form>
      </li>
    </ol>
  )
}

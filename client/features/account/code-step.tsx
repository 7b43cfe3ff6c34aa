import { type ReactNode, useState } from 'react'
import { useAnswerChallenge, useAuth } from '#client/actors/people/auth.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import {
  selectFailure,
  selectFieldErrors,
  selectIsChallenged,
  selectIsCheckingCode,
} from '#machines/auth/selectors.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { AccountPage } from './account-page.tsx'
import { takeFocus } from './fields.tsx'
import * as say from './messages.tsx'

const NO_ERRORS = {}

type Kind = 'app' | 'recovery'

/** Signing in asks for a code once the password was right (issue 11, line 4). */
export const CodeStep = () => {
  const { submit, cancel } = useAnswerChallenge()
  const failure = useAuth(selectFailure)
  const errors = useAuth(selectFieldErrors)
  const isChecking = useAuth(selectIsCheckingCode)
  const isChallenged = useAuth(selectIsChallenged)
  const [kind, setKind] = useState<Kind>('app')
  // Remember which kind of code was tried: its error is not about the other kind.
  const [tried, setTried] = useState<Kind | null>(null)
  const isTold = tried === kind
  return (
    <AccountPage
      title={say.twoStepVerification}
      lead={kind === 'app' ? say.enterAppCode : say.enterRecoveryCode}
    >
      <AccountForm
        key={kind}
        errors={isTold ? errors : NO_ERRORS}
        failure={isTold ? failure : null}
        isPending={isChecking || !isChallenged}
        action={say.verify}
        doing={say.verifying}
        onCancel={cancel}
        onSubmit={(values) => {
          setTried(kind)
          submit(String(values.get('code')).trim())
        }}
      >
        {kind === 'app' ? (
          <TextField
            ref={takeFocus}
            label={say.sixDigitCode}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        ) : (
          <TextField
            ref={takeFocus}
            label={say.recoveryCode}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </AccountForm>
      <Other onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {kind === 'app' ? say.useRecoveryCode : say.useApp}
      </Other>
    </AccountPage>
  )
}

const Other = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <p className={styles.aside}>
    <button type="button" onClick={onClick}>
      {children}
    </button>
  </p>
)

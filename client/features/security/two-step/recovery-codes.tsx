import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Failure } from './failure.tsx'
import styles from './two-step.module.css'

/** The codes show this once: ask visitors to confirm that they saved them before they leave. */
export const RecoveryCodes = ({ factor }: { factor: RunningSecondFactor }) => {
  const { codes, failure, download, keepCodes } = factor
  return (
    <>
      <h3 className={styles.subtitle}>Save your recovery codes</h3>
      <p>
        If you lose your phone, one of these signs you in. Each works once. Keep them somewhere safe: we
        cannot show them again.
      </p>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Failure failure={failure} />
      <div className={styles.choices}>
        <CopyButton factor={factor} what="recovery codes" />
        <Button variant="outline" size="sm" onClick={download}>
          Download
        </Button>
      </div>
      <Button className={styles.saved} onClick={keepCodes}>
        I saved them
      </Button>
    </>
  )
}

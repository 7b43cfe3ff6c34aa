import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import { CopyButton } from './copy-button.tsx'
import { Failure } from './failure.tsx'
import styles from './two-step.module.css'

/** The codes show this once: ask visitors to confirm that they saved them before they leave. */
export const RecoveryCodes = ({ factor }: { factor: RunningSecondFactor }) => {
  const { codes, failure, download, keepCodes } = factor
  return (
    <>
      <h3 className={styles.subtitle}>{say.saveCodes}</h3>
      <p>{say.whatCodesAreFor}</p>
      <ol className={styles.codes} aria-label={say.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Failure failure={failure} />
      <div className={styles.choices}>
        <CopyButton factor={factor} what={say.theCodes} />
        <Button variant="outline" size="sm" onClick={download}>
          {say.download}
        </Button>
      </div>
      <Button className={styles.saved} onClick={keepCodes}>
        {say.iSavedThem}
      </Button>
    </>
  )
}

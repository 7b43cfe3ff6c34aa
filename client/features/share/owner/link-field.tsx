import type { RunningSharing } from '#client/actors/projects/sharing.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import styles from './project-share.module.css'

interface LinkFieldProps {
  address: string
  isOrdered: boolean
  sharing: RunningSharing
}

/**
 * The address to be read, copied, opened or withdrawn. The page may know it from what was said of its lines
 * before the link itself has been read; nothing is done with it until then.
 */
export const LinkField = ({
  address,
  isOrdered,
  sharing: { isReading, isCopied, copy, askWithdrawal },
}: LinkFieldProps) => (
  <>
    <p>
      {isOrdered
        ? 'Whoever has this link still sees the project, as it was ordered.'
        : 'Whoever has this link sees this project and can say what they think of it.'}
    </p>
    <input
      className={styles.address}
      aria-label="Link to this project"
      value={address}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
    <div className={styles.actions}>
      <Button className={styles.copy} disabled={isReading} onClick={copy}>
        {isCopied ? (
          <>
            <CheckIcon /> Copied
          </>
        ) : (
          'Copy link'
        )}
      </Button>
      <a href={address} target="_blank" rel="noreferrer">
        Open
      </a>
      <button type="button" disabled={isReading} onClick={askWithdrawal}>
        Withdraw
      </button>
    </div>
    <p role="status" className={styles.status}>
      {isCopied && 'The link is on your clipboard.'}
    </p>
  </>
)

import type { RunningSharing } from '#client/actors/projects/sharing.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import * as say from '../messages.tsx'
import styles from './project-share.module.css'

interface LinkFieldProps {
  /** A cart or a project. */
  what: string
  address: string
  isOrdered: boolean
  sharing: RunningSharing
}

/**
 * The address to be read, copied, opened or withdrawn. The page may know it from what was said of its lines
 * before the link itself has been read; nothing is done with it until then.
 */
export const LinkField = ({
  what,
  address,
  isOrdered,
  sharing: { isReading, isCopied, copy, askWithdrawal },
}: LinkFieldProps) => (
  <>
    <p>{isOrdered ? say.orderedLinkHelp : say.linkHelp(what)}</p>
    <input
      className={styles.address}
      aria-label={say.linkTo(what)}
      value={address}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
    <div className={styles.actions}>
      <Button className={styles.copy} disabled={isReading} onClick={copy}>
        {isCopied ? say.copied(<CheckIcon />) : say.copyLink}
      </Button>
      <a href={address} target="_blank" rel="noreferrer">
        {say.open}
      </a>
      <button type="button" disabled={isReading} onClick={askWithdrawal}>
        {say.turnOff}
      </button>
    </div>
    <p role="status" className={styles.status}>
      {isCopied && say.linkCopied}
    </p>
  </>
)

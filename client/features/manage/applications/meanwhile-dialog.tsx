import type { Meanwhile } from '#client/actors/application-decision.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './application.module.css'
import type { DecidingProps } from './deciding-props.ts'

interface MeanwhileDialogProps extends Pick<DecidingProps, 'deciding'> {
  meanwhile: Meanwhile
}

/** Somebody else was faster: nothing of this decision counts, and nobody was told of it. */
export const MeanwhileDialog = ({ deciding, meanwhile }: MeanwhileDialogProps) => {
  const { reason, isReading, isUnread, dismiss, readAgain } = deciding
  return (
    <Modal title={titleOf(meanwhile)} isHeld={isReading} onClose={dismiss}>
      {meanwhile.kind === 'decidedMeanwhile' ? (
        <p>
          That was on <Time at={meanwhile.when} to="minute" />. Your decision was not sent.
        </p>
      ) : (
        <p>Nothing was sent. Please look at it again before you decide.</p>
      )}
      {reason !== '' && (
        <>
          <p className={styles.unsent}>What you wrote:</p>
          <blockquote className={styles.reason}>{reason}</blockquote>
        </>
      )}
      {isReading && <LoadingBar label="Reading the application" />}
      {isUnread && <Unavailable message="The application could not be loaded." onRetry={readAgain} />}
      <div className={styles.choices}>
        <Button disabled={isReading} onClick={dismiss}>
          Close
        </Button>
      </div>
    </Modal>
  )
}

const titleOf = (meanwhile: Meanwhile): string => {
  if (meanwhile.kind === 'changedMeanwhile') return 'This application has changed'
  const { who, what } = meanwhile
  return `${who ?? 'The shop'} ${what === 'approve' ? 'approved' : 'declined'} this application`
}

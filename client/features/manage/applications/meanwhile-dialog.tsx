import type { Meanwhile } from '#client/actors/application-decision.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './application.module.css'
import type { DecidingProps } from './deciding-props.ts'
import * as say from './messages.tsx'

interface MeanwhileDialogProps extends Pick<DecidingProps, 'deciding'> {
  meanwhile: Meanwhile
}

/** Somebody else was faster: nothing of this decision counts, and nobody was told of it. */
export const MeanwhileDialog = ({ deciding, meanwhile }: MeanwhileDialogProps) => {
  const { reason, isReading, isUnread, dismiss, readAgain } = deciding
  return (
    <Modal title={titleOf(meanwhile)} isHeld={isReading} onClose={dismiss}>
      {meanwhile.kind === 'decidedMeanwhile' ? (
        <p>{say.decidedMeanwhile(<Time at={meanwhile.when} to="minute" />)}</p>
      ) : (
        <p>{say.lookAgain}</p>
      )}
      {reason !== '' && (
        <>
          <p className={styles.unsent}>{say.whatYouWrote}</p>
          <blockquote className={styles.reason}>{reason}</blockquote>
        </>
      )}
      {isReading && <LoadingBar label={say.loadingApplication} />}
      {isUnread && <Unavailable message={say.applicationNotLoaded} onRetry={readAgain} />}
      <div className={styles.choices}>
        <Button disabled={isReading} onClick={dismiss}>
          {say.close}
        </Button>
      </div>
    </Modal>
  )
}

const titleOf = (meanwhile: Meanwhile): string => {
  if (meanwhile.kind === 'changedMeanwhile') return say.applicationChanged
  const { who, what } = meanwhile
  return say.whoDecided(who ?? say.theShop, what === 'approve' ? 'approved' : 'declined')
}

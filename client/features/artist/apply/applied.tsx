import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import type { Applying } from '#client/actors/artist-apply.ts'
import { ArtistApplicationDocument, type OwnApplicationFragment } from '#client/apollo/generated/graphql.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './apply.module.css'
import { Earlier } from './earlier.tsx'
import * as say from './messages.tsx'

/** /artist/apply/applied: when it was submitted, what follows, and what came of it. */
export const Applied = ({ applying }: { applying: Applying }) => {
  const { data, error, refetch } = useQuery(ArtistApplicationDocument)
  const application = data?.artistApplication
  if (!application)
    return error ? (
      <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <LoadingBar label={say.loadingApplication} />
    )
  return (
    <>
      {application.stage === 'SUBMITTED' && <Waiting application={application} />}
      {application.stage === 'DECLINED' && <Declined application={application} applying={applying} />}
      {(application.stage === 'APPROVED' || application.stage === 'PAYMENT') && <Approved />}
      <Earlier earlier={application.earlier} />
    </>
  )
}

const Waiting = ({
  application: { submittedAt, sample, usualDays },
}: {
  application: OwnApplicationFragment
}) => (
  <section className={styles.part}>
    <p className={styles.lead}>
      {say.weHaveIt(sample.length)}
      {submittedAt && <>{say.submittedAt(<Time at={submittedAt} to="minute" />)}</>}.
    </p>
    <h2 className={styles.subtitle}>{say.whatHappensNext}</h2>
    <ol className={styles.points}>
      <li>{say.someoneLooks}</li>
      <li>
        {say.weWriteToYou(
          usualDays !== null && (
            <strong>{usualDays === 1 ? say.usuallyOneDay : say.usuallyDays(usualDays)}</strong>
          ),
        )}
      </li>
      <li>{say.ifAccepted}</li>
    </ol>
    <p className={styles.note}>{say.nothingToDo}</p>
  </section>
)

const Declined = ({ application, applying }: { application: OwnApplicationFragment; applying: Applying }) => (
  <section className={styles.part}>
    <p className={styles.lead}>
      {say.notThisTime}
      {application.decidedAt && (
        <>
          {' '}
          (<Time at={application.decidedAt} to="longDay" />)
        </>
      )}
      {say.thisIsWhy}
    </p>
    <blockquote className={styles.reason}>{application.declineReason}</blockquote>
    {applying.failure && (
      <p role="alert" className={styles.unkept}>
        {applying.failure.message}
      </p>
    )}
    <div className={styles.actions}>
      <Button size="lg" disabled={applying.isPending} onClick={applying.again}>
        {applying.isPending ? say.oneMoment : say.applyAgain}
      </Button>
      <p className={styles.note}>{say.startFromEarlier}</p>
    </div>
  </section>
)

const Approved = () => (
  <section className={styles.part}>
    <p className={styles.lead}>{say.welcomeArtist}</p>
    <p>{say.threeThingsLeft}</p>
    <div className={styles.actions}>
      <Link className={makeButtonClass({ size: 'lg' })} to="/artist/new">
        {say.getSetUp}
      </Link>
    </div>
  </section>
)

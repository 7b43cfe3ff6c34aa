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

/** /artist/apply/applied: when it was submitted, what follows, and what came of it. */
export const Applied = ({ applying }: { applying: Applying }) => {
  const { data, error, refetch } = useQuery(ArtistApplicationDocument)
  const application = data?.artistApplication
  if (!application)
    return error ? (
      <Unavailable
        message="Your application cannot be shown right now."
        onRetry={() => void refetch().catch(() => {})}
      />
    ) : (
      <LoadingBar label="Reading your application" />
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
      Thank you. We have your application with {sample.length} pictures
      {submittedAt && (
        <>
          , submitted <Time at={submittedAt} to="minute" />
        </>
      )}
      .
    </p>
    <h2 className={styles.subtitle}>What happens next</h2>
    <ol className={styles.points}>
      <li>Somebody of our team looks at your work.</li>
      <li>
        We write to you, whatever the answer.{' '}
        {usualDays !== null && (
          <strong>
            {usualDays === 1 ? 'That usually takes a day.' : `That usually takes ${usualDays} days.`}
          </strong>
        )}
      </li>
      <li>If we take you on: the royalty agreement, your tax form, and how we pay you.</li>
    </ol>
    <p className={styles.note}>There is nothing to do until then. You can close this page.</p>
  </section>
)

const Declined = ({ application, applying }: { application: OwnApplicationFragment; applying: Applying }) => (
  <section className={styles.part}>
    <p className={styles.lead}>
      We could not take you on this time
      {application.decidedAt && (
        <>
          {' '}
          (<Time at={application.decidedAt} to="longDay" />)
        </>
      )}
      . This is why:
    </p>
    <blockquote className={styles.reason}>{application.declineReason}</blockquote>
    {applying.failure && (
      <p role="alert" className={styles.unkept}>
        {applying.failure.message}
      </p>
    )}
    <div className={styles.actions}>
      <Button size="lg" disabled={applying.isPending} onClick={applying.again}>
        {applying.isPending ? 'One moment…' : 'Apply again'}
      </Button>
      <p className={styles.note}>We start with your earlier answers. This application stays below.</p>
    </div>
  </section>
)

const Approved = () => (
  <section className={styles.part}>
    <p className={styles.lead}>Welcome: you are one of our artists.</p>
    <p>Three things are left, in any order: the royalty agreement, your tax form, and how we pay you.</p>
    <div className={styles.actions}>
      <Link className={makeButtonClass({ size: 'lg' })} to="/artist/new">
        Get set up
      </Link>
    </div>
  </section>
)

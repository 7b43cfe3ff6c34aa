import { Link } from 'react-router-dom'
import type { Applying } from '#client/actors/artist-apply.ts'
import { Button } from '#client/ui/button.tsx'
import { useProductName } from '#client/ui/settings.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './apply.module.css'

/** /artist/apply: what applying takes, and the way to it. */
export const Welcome = ({
  applying: { isPending, isUnloaded, failure, begin, reload },
}: {
  applying: Applying
}) => {
  const product = useProductName()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Sell your art at {product}</h1>
      <p className={styles.lead}>
        We print it, frame it and ship it. You keep your rights, and earn a royalty on every piece we sell.
      </p>
      <ol className={styles.points}>
        <li>
          <strong>Tell us about you.</strong> Your name, where you work, and a few sentences about what you
          do.
        </li>
        <li>
          <strong>Show us your work.</strong> 3 to 10 pictures. Nobody but our team sees them until you are
          one of our artists.
        </li>
        <li>
          <strong>Hear from us.</strong> A person looks at every application and writes to you, whatever the
          answer.
        </li>
      </ol>
      <div className={styles.actions}>
        {isUnloaded ? (
          <Unavailable message={failure?.message ?? ''} onRetry={reload} />
        ) : (
          <Button size="lg" disabled={isPending} onClick={begin}>
            {isPending ? 'One moment…' : 'Apply to sell'}
          </Button>
        )}
        <p className={styles.note}>
          It takes about 10 minutes. You can stop and come back on any device; what you typed is kept.
        </p>
      </div>
      <p className={styles.note}>
        Already one of our artists? <Link to="/artist">Go to the artist portal</Link>
      </p>
    </div>
  )
}

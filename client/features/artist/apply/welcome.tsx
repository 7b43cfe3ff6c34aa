import { Link } from 'react-router-dom'
import type { Applying } from '#client/actors/artist-apply.ts'
import { Button } from '#client/ui/button.tsx'
import { useProductName } from '#client/ui/settings.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './apply.module.css'
import * as say from './messages.tsx'

/** What leads on, by how far this browser knows their application to be. */
const BEGINNINGS = {
  nothing: say.applyToSell,
  info: say.continueApplication,
  sample: say.continueApplication,
  applied: say.seeApplication,
} as const

/** /artist/apply: what applying takes, and the way to it. */
export const Welcome = ({
  applying: { step, isPending, isUnloaded, failure, begin, reload },
}: {
  applying: Applying
}) => {
  const product = useProductName()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say.sellAt(product)}</h1>
      <p className={styles.lead}>{say.whatWeDo}</p>
      <ol className={styles.points}>
        <li>{say.aboutYouStep(<strong>{say.tellUsAboutYou}</strong>)}</li>
        <li>{say.sampleStep(<strong>{say.showUsYourWork}</strong>)}</li>
        <li>{say.answerStep(<strong>{say.hearFromUs}</strong>)}</li>
      </ol>
      <div className={styles.actions}>
        {isUnloaded ? (
          <Unavailable message={failure?.message ?? ''} onRetry={reload} />
        ) : (
          <Button size="lg" disabled={isPending} onClick={begin}>
            {isPending ? say.oneMoment : BEGINNINGS[step ?? 'nothing']}
          </Button>
        )}
        <p className={styles.note}>{say.howLong}</p>
      </div>
      <p className={styles.note}>{say.alreadyArtist(<Link to="/artist">{say.goToPortal}</Link>)}</p>
    </div>
  )
}

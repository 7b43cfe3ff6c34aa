import { Day } from '#client/ui/money/day.tsx'
import { PaperButton } from '../paper-button.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'
import type { Agreement } from './terms.tsx'

/** Every version that was accepted, to be read again. */
export const EarlierAgreements = ({ agreement: { accepted } }: { agreement: Agreement }) => {
  if (accepted.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="accepted">
      <h2 id="accepted">{say.whatYouAccepted}</h2>
      <ul className={styles.earlier}>
        {accepted.map(({ version, textVersion, rate, on, name }) => (
          <li key={version}>
            <span>
              <Day day={on} />: {rate / 100}%{name !== null && say.byName(name)}
            </span>
            {textVersion !== null && (
              <PaperButton of="agreement" id={`${version}`} what={say.agreementOfVersion(version)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import type { OwnTaxFormPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { PaperButton } from '../paper-button.tsx'
import styles from '../terms.module.css'

type OwnForm = OwnTaxFormPartsFragment

/** The form that counts: how it stands, until when, and what it says. */
export const CurrentForm = ({ form, ref }: { form: OwnForm; ref: Ref<HTMLElement> }) => {
  const { token, type, revision, name, tin, signedOn, facts, withholding, state } = form
  return (
    <section className={styles.card} aria-labelledby="current" ref={ref} tabIndex={-1}>
      <div className={styles.state}>
        <h2 id="current">
          {type} (Rev. {revision})
        </h2>
        <p className={state === 'valid' ? styles.good : styles.open}>
          <State form={form} />
        </p>
      </div>
      {state === 'awaited' && (
        <p>
          Send us the signed {type} <Link to="/artist/message">by message</Link>. Payments wait until we have
          it.
        </p>
      )}
      {state === 'ended' && <p>Payments wait until you have signed a new one.</p>}
      <dl className={styles.facts}>
        <Fact term="Name">{name}</Fact>
        {tin !== null && <Fact term="Taxpayer number">{tin}</Fact>}
        {facts.map(({ label, value }) => (
          <Fact key={label} term={label}>
            {value}
          </Fact>
        ))}
        {signedOn !== null && (
          <Fact term="Signed">
            <Day day={signedOn} />
          </Fact>
        )}
        {state === 'valid' && <Fact term="Withheld">{withholding}% of what is paid</Fact>}
      </dl>
      <PaperButton of="own-tax-form" id={token} what={`the ${type}`} />
    </section>
  )
}

const State = ({ form: { state, validUntil } }: { form: OwnForm }) => {
  if (state === 'awaited') return 'Not received yet'
  if (validUntil === null) return 'Valid, without an end'
  return (
    <>
      {state === 'ended' ? 'Ended on ' : 'Valid until '}
      <Day day={validUntil} />
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)

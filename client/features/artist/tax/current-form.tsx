import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import type { OwnTaxFormPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { PaperButton } from '../paper-button.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'

type OwnForm = OwnTaxFormPartsFragment

/** The form that counts: how it stands, until when, and what it says. */
export const CurrentForm = ({ form, ref }: { form: OwnForm; ref: Ref<HTMLElement> }) => {
  const { token, type, revision, name, tin, signedOn, facts, withholding, state } = form
  return (
    <section className={styles.card} aria-labelledby="current" ref={ref} tabIndex={-1}>
      <div className={styles.state}>
        <h2 id="current">{say.formAndRevision(type, revision)}</h2>
        <p className={state === 'valid' ? styles.good : styles.open}>
          <State form={form} />
        </p>
      </div>
      {state === 'awaited' && (
        <p>{say.sendSigned(type, <Link to="/artist/message">{say.byMessage}</Link>)}</p>
      )}
      {state === 'ended' && <p>{say.signNewOne}</p>}
      <dl className={styles.facts}>
        <Fact term={say.name}>{name}</Fact>
        {tin !== null && <Fact term={say.taxpayerNumber}>{tin}</Fact>}
        {facts.map(({ label, value }) => (
          <Fact key={label} term={label}>
            {value}
          </Fact>
        ))}
        {signedOn !== null && (
          <Fact term={say.signed}>
            <Day day={signedOn} />
          </Fact>
        )}
        {state === 'valid' && <Fact term={say.withheld}>{say.shareOfPayments(withholding)}</Fact>}
      </dl>
      <PaperButton of="own-tax-form" id={token} what={say.theForm(type)} />
    </section>
  )
}

const State = ({ form: { state, validUntil } }: { form: OwnForm }) => {
  if (state === 'awaited') return say.notReceived
  if (validUntil === null) return say.validWithoutEnd
  const day = <Day day={validUntil} />
  return state === 'ended' ? say.endedOn(day) : say.validUntil(day)
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)

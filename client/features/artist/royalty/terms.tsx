import type { OwnAgreementPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../terms.module.css'
import * as say from './messages.tsx'

export type Agreement = OwnAgreementPartsFragment
export type Offered = NonNullable<Agreement['offered']>

interface TermsProps {
  agreement: Agreement
  takesFocus: boolean
}

const takeFocus = (section: HTMLElement | null) => section?.focus()

/** What is offered: the rate, what it is of, an example, and the text. */
export const Terms = ({ agreement: { offered, isAccepted, accepted }, takesFocus }: TermsProps) => {
  const [latest] = accepted
  if (!offered) return <p className={styles.part}>{say.rateNotSet}</p>
  return (
    <>
      <section
        className={styles.card}
        aria-labelledby="rate"
        tabIndex={-1}
        ref={takesFocus ? takeFocus : null}
      >
        <div className={styles.state}>
          <h2 id="rate">{say.rateOfEachSale(offered.rate / 100)}</h2>
          {isAccepted && latest ? (
            <p className={styles.good}>{say.acceptedOn(<Day day={latest.on} />)}</p>
          ) : (
            <p className={styles.open}>{say.needsYourAcceptance}</p>
          )}
        </div>
        <p className={styles.note}>{say.whatRateIsOf}</p>
        {!isAccepted && latest && (
          <p className={styles.small}>{say.earlierHolds(<Day day={latest.on} />, latest.rate / 100)}</p>
        )}
      </section>
      <Example offered={offered} />
      <section className={styles.part} aria-labelledby="text">
        <h2 id="text">{say.theAgreement}</h2>
        <p className={styles.note}>{say.versionSince(offered.textVersion, <Day day={offered.since} />)}</p>
        <div className={styles.text}>
          {offered.text.split('\n\n').map((paragraph) => {
            const [heading = '', ...lines] = paragraph.split('\n')
            return (
              <section key={heading}>
                <h3>{heading}</h3>
                <p>{lines.join(' ')}</p>
              </section>
            )
          })}
        </div>
      </section>
    </>
  )
}

const Example = ({ offered: { rate, example } }: { offered: Offered }) => {
  const { unitPrice, quantity, total, discount, discountRate, base, royalty } = example
  return (
    <section className={styles.part} aria-labelledby="example">
      <h2 id="example">{say.anExample}</h2>
      <table className={styles.example} aria-labelledby="example">
        <tbody>
          <Row label={say.printsAt(quantity, formatMoney(unitPrice))} cents={total} />
          <Row label={say.volumeDiscount(discountRate)} cents={-discount} />
          <Row label={say.royaltyBase} cents={base} />
          <Row label={say.yourRoyalty(rate / 100)} cents={royalty} />
        </tbody>
      </table>
    </section>
  )
}

const Row = ({ label, cents }: { label: string; cents: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{formatMoney(cents)}</td>
  </tr>
)

import type { OwnAgreementPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../terms.module.css'

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
  if (!offered)
    return (
      <p className={styles.part}>
        Your royalty rate has not been set yet. We set it and write to you; you need not do anything.
      </p>
    )
  return (
    <>
      <section
        className={styles.card}
        aria-labelledby="rate"
        tabIndex={-1}
        ref={takesFocus ? takeFocus : null}
      >
        <div className={styles.state}>
          <h2 id="rate">{offered.rate / 100}% of each sale</h2>
          {isAccepted && latest ? (
            <p className={styles.good}>
              Accepted on <Day day={latest.on} />
            </p>
          ) : (
            <p className={styles.open}>Needs your acceptance</p>
          )}
        </div>
        <p className={styles.note}>
          Of the price times the quantity, less the line’s share of the volume discount. Shipping and tax are
          not part of it.
        </p>
        {!isAccepted && latest && (
          <p className={styles.small}>
            Until you accept this version, the one of <Day day={latest.on} /> holds: {latest.rate / 100}%.
          </p>
        )}
      </section>
      <Example offered={offered} />
      <section className={styles.part} aria-labelledby="text">
        <h2 id="text">The agreement</h2>
        <p className={styles.note}>
          Version {offered.textVersion}, since <Day day={offered.since} />
        </p>
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
      <h2 id="example">An example</h2>
      <table className={styles.example} aria-labelledby="example">
        <tbody>
          <Row label={`${quantity} prints at ${formatMoney(unitPrice)}`} cents={total} />
          <Row label={`Volume discount, ${discountRate}%`} cents={-discount} />
          <Row label="What your royalty is of" cents={base} />
          <Row label={`Your royalty, ${rate / 100}%`} cents={royalty} />
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

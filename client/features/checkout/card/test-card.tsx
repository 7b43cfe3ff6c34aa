import { type MouseEvent, type RefObject, useId } from 'react'
import { makeButtonClass } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from './messages.tsx'
import styles from './test-card.module.css'

const CARDS = [
  { number: '4242 4242 4242 4242', outcome: say.approved },
  { number: '4000 0025 0000 3155', outcome: say.approvedByBank },
  { number: '4000 0000 0000 0002', outcome: say.declined },
  { number: '4000 0000 0000 9995', outcome: say.declinedForFunds },
] as const

/** Any month to come and any three digits do. */
const OTHERS = { 'card-expiry': '12 / 34', 'card-code': '123' }

/**
 * The fields of a test card, in a shop that is a demonstration. What is typed is read by their names
 * (client/effects/card-payment/test-card-field.ts).
 */
export const TestCard = ({
  place,
  isLocked,
}: {
  place: RefObject<HTMLDivElement | null>
  isLocked: boolean
}) => {
  const use = (number: string) => {
    for (const [name, value] of Object.entries({ 'card-number': number, ...OTHERS })) {
      const input = place.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (input) input.value = value
    }
  }
  return (
    <div ref={place}>
      <div className={styles.demonstration}>
        <p>{say.isDemonstration}</p>
        <ul>
          {CARDS.map(({ number, outcome }) => (
            <li key={number}>
              <button type="button" disabled={isLocked} onClick={() => use(number)}>
                {number}
              </button>
              <span>{outcome}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.fields}>
        <TextField
          label={say.cardNumber}
          name="card-number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          readOnly={isLocked}
          required
        />
        <TextField
          label={say.expiration}
          name="card-expiry"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          readOnly={isLocked}
          required
        />
        <TextField
          label={say.securityCode}
          name="card-code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          readOnly={isLocked}
          required
        />
      </div>
      <BankDialog />
    </div>
  )
}

/** What the card's bank asks. The field shows it and reads the answer (test-card-field.ts). */
const BankDialog = () => {
  const heading = useId()
  const answer = (words: string) => (event: MouseEvent<HTMLButtonElement>) =>
    event.currentTarget.closest('dialog')?.close(words)
  return (
    <dialog aria-labelledby={heading} className={styles.bank}>
      <p className={styles.bankName}>{say.demonstrationBank}</p>
      <h3 id={heading}>{say.isThisYou}</h3>
      <p>{say.whatBankAsks}</p>
      <div className={styles.answers}>
        <button type="button" className={makeButtonClass({})} onClick={answer('approved')}>
          {say.yesApprove}
        </button>
        <button type="button" className={makeButtonClass({ variant: 'plain' })} onClick={answer('refused')}>
          {say.noCancel}
        </button>
      </div>
    </dialog>
  )
}

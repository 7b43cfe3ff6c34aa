import type { ReactNode } from 'react'
import { Day } from '#client/ui/money/day.tsx'
import type { RecordValues } from '../resources/types/type.ts'
import * as say from './messages.ts'
import { NumberLine } from './number.tsx'
import styles from './payees.module.css'
import { formStateInWords, numberKindInWords } from './words.ts'

/** What a tax form is, until when it counts, what is withheld by it, and its number. */
export const TaxFormFacts = ({ id, values }: { id: string; values: RecordValues }) => {
  const { type, revision, state, valid_until: until, withholding, tin, tin_type: kind } = values
  const reason = values.b_notice === true ? say.forBNotice : ''
  return (
    <dl className={styles.facts}>
      <Fact term={say.form}>{say.formRevision(`${type}`, `${revision}`)}</Fact>
      <Fact term={say.state}>
        {formStateInWords(`${state}`)}
        {state === 'valid' && typeof until === 'string' && (
          <>
            {say.until}
            <Day day={until} />
          </>
        )}
      </Fact>
      {state === 'valid' && (
        <Fact term={say.withheld}>{say.withheldPercent(Number(withholding), reason)}</Fact>
      )}
      {typeof tin === 'string' && (
        <Fact term={numberKindInWords(`${kind}`)}>
          <NumberLine resource="tax-form" id={id} masked={tin} what={say.taxNumber} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

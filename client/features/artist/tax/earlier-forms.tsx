import type { OwnTaxFormPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { PaperButton } from '../paper-button.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'

/** Forms that another one has taken the place of: they are kept. */
export const EarlierForms = ({ forms }: { forms: readonly OwnTaxFormPartsFragment[] }) => {
  if (forms.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="earlier">
      <h2 id="earlier">{say.earlierForms}</h2>
      <ul className={styles.earlier}>
        {forms.map(({ token, type, name, tin, supersededOn }) => (
          <li key={token}>
            <span>
              {say.formOf(type, name, tin)}
              {supersededOn !== null && say.untilDay(<Day day={supersededOn} />)}
            </span>
            <PaperButton of="own-tax-form" id={token} what={say.theEarlierForm(type)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

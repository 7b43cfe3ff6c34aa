import { useQuery } from '@apollo/client/react'
import { useMoneyFile } from '#client/actors/money-file.ts'
import { ArtistTaxYearsDocument, type ArtistTaxYearsQuery } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './tax-years.module.css'

type Year = NonNullable<ArtistTaxYearsQuery['earningsTaxYears']>[number]

/** Whether a year's royalties are reported to the tax office, and why not. */
const reportedInWords = ({ section, threshold }: Year): string => {
  const words: Readonly<Record<string, string>> = {
    reported: 'Reported on Form 1099-MISC',
    below: `Not reported: below ${formatMoney(threshold)}`,
    exempt: 'Not reported: a corporation',
    foreign: 'Reported on Form 1042-S',
    'no-form': 'A tax form is missing',
  }
  return words[section] ?? section
}

const FACTS: readonly MoneyColumn<Year>[] = [
  { label: 'Year', show: ({ year }) => year },
  { label: 'Reported', show: reportedInWords },
  { label: 'Paid', isSum: true, show: ({ paid }) => formatMoney(paid) },
  { label: 'Came back', isSum: true, show: ({ returned }) => formatMoney(returned) },
  { label: 'Withheld', isSum: true, show: ({ withheld }) => formatMoney(withheld) },
]

/** What was paid by tax year, each as it is printed once it is over. */
export const TaxYears = () => {
  const { data, loading, error, refetch } = useQuery(ArtistTaxYearsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const { isPending, failure, save } = useMoneyFile()
  const files: MoneyColumn<Year> = {
    label: 'Document',
    show: ({ year, isOver }) =>
      isOver ? (
        <button
          type="button"
          className={styles.deed}
          aria-label={`PDF, royalties paid in ${year}`}
          disabled={isPending}
          onClick={() => save('tax-statement', `${year}`)}
        >
          PDF
        </button>
      ) : (
        `By January 31, ${year + 1}`
      ),
  }
  const years = data?.earningsTaxYears
  return (
    <section aria-labelledby="tax-years" aria-busy={loading}>
      <h2 id="tax-years" className={styles.heading}>
        Paid by year
      </h2>
      {error && (
        <Unavailable
          message="Your tax years cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!data && loading && <LoadingBar label="Loading your tax years" />}
      {years && (
        <MoneyTable
          label="Paid by year"
          rows={years}
          keyOf={({ year }) => `${year}`}
          columns={[...FACTS, files]}
          none="Nothing was paid yet."
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      <p className={styles.note}>Information, not tax advice.</p>
    </section>
  )
}

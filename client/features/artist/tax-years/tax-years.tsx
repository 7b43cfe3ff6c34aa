import { useQuery } from '@apollo/client/react'
import { useMoneyFile } from '#client/actors/money-file.ts'
import { ArtistTaxYearsDocument, type ArtistTaxYearsQuery } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.ts'
import styles from './tax-years.module.css'

type Year = NonNullable<ArtistTaxYearsQuery['earningsTaxYears']>[number]

/** Whether a year's royalties are reported to the tax office, and why not. */
const reportedInWords = ({ section, threshold }: Year): string => {
  const words: Readonly<Record<string, string>> = {
    reported: say.on1099,
    below: say.belowThreshold(formatMoney(threshold)),
    exempt: say.corporation,
    foreign: say.on1042,
    'no-form': say.formMissing,
  }
  return words[section] ?? section
}

const FACTS: readonly MoneyColumn<Year>[] = [
  { label: say.year, show: ({ year }) => year },
  { label: say.reported, show: reportedInWords },
  { label: say.paid, isSum: true, show: ({ paid }) => formatMoney(paid) },
  { label: say.cameBack, isSum: true, show: ({ returned }) => formatMoney(returned) },
  { label: say.withheld, isSum: true, show: ({ withheld }) => formatMoney(withheld) },
]

/** What was paid by tax year, each as it is printed once it is over. */
export const TaxYears = () => {
  const { data, loading, error, refetch } = useQuery(ArtistTaxYearsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const { isPending, failure, save } = useMoneyFile()
  const files: MoneyColumn<Year> = {
    label: say.document,
    show: ({ year, isOver }) =>
      isOver ? (
        <button
          type="button"
          className={styles.deed}
          aria-label={say.pdfOfYear(year)}
          disabled={isPending}
          onClick={() => save('tax-statement', `${year}`)}
        >
          {say.pdf}
        </button>
      ) : (
        say.byJanuary(year + 1)
      ),
  }
  const years = data?.earningsTaxYears
  return (
    <section aria-labelledby="tax-years" aria-busy={loading}>
      <h2 id="tax-years" className={styles.heading}>
        {say.paidByYear}
      </h2>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!data && loading && <LoadingBar label={say.loading} />}
      {years && (
        <MoneyTable
          label={say.paidByYear}
          rows={years}
          keyOf={({ year }) => `${year}`}
          columns={[...FACTS, files]}
          none={say.nothingPaid}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      <p className={styles.note}>
        {say.whatIsPaid} {say.notTaxAdvice}
      </p>
    </section>
  )
}

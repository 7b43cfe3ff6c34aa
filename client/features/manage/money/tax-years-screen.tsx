import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { TaxYearsDocument, type TaxYearsQuery } from '#client/apollo/generated/graphql.ts'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'

type Year = TaxYearsQuery['taxYears'][number]

const COLUMNS: readonly MoneyColumn<Year>[] = [
  {
    label: 'Year',
    show: ({ year }) => (
      <Link className={styles.link} to={`/manage/tax-reporting/${year}`}>
        {year}
      </Link>
    ),
  },
  {
    label: 'State',
    show: ({ filed, isOver }) => (filed === null ? (isOver ? 'To file' : 'Under way') : 'Filed'),
  },
  { label: 'Artists', isSum: true, show: ({ artists }) => artists },
  { label: 'Paid', isSum: true, show: ({ paid }) => formatMoney(paid) },
  { label: 'Came back', isSum: true, show: ({ returned }) => formatMoney(returned) },
  { label: 'Withheld', isSum: true, show: ({ withheld }) => formatMoney(withheld) },
]

/** /manage/tax-reporting: the years in which something was paid. */
export const Component = () => {
  const asked = useQuery(TaxYearsDocument, { fetchPolicy: 'cache-and-network' })
  const years = asked.data?.taxYears
  return (
    <MoneyPage
      title="Tax reporting"
      lead="What artists were paid, by calendar year. Information, not tax advice."
      asked={asked}
    >
      {years && (
        <MoneyTable
          label="Tax years"
          rows={years}
          keyOf={({ year }) => `${year}`}
          columns={COLUMNS}
          none="Nothing was paid yet."
        />
      )}
    </MoneyPage>
  )
}

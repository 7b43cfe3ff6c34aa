import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { TaxYearsDocument, type TaxYearsQuery } from '#client/apollo/generated/graphql.ts'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'

type Year = TaxYearsQuery['taxYears'][number]

const COLUMNS: readonly MoneyColumn<Year>[] = [
  {
    label: say.year,
    show: ({ year }) => (
      <Link className={styles.link} to={`/manage/tax-reporting/${year}`}>
        {year}
      </Link>
    ),
  },
  {
    label: say.state,
    show: ({ filed, isOver }) => (filed === null ? (isOver ? say.toFile : say.underWay) : say.filed),
  },
  { label: say.artists, isSum: true, show: ({ artists }) => artists },
  { label: say.paid, isSum: true, show: ({ paid }) => formatMoney(paid) },
  { label: say.cameBack, isSum: true, show: ({ returned }) => formatMoney(returned) },
  { label: say.withheld, isSum: true, show: ({ withheld }) => formatMoney(withheld) },
]

/** /manage/tax-reporting: the years in which something was paid. */
export const Component = () => {
  const asked = useQuery(TaxYearsDocument, { fetchPolicy: 'cache-and-network' })
  const years = asked.data?.taxYears
  return (
    <MoneyPage title={say.taxReporting} lead={say.whatTaxYearsAre} asked={asked}>
      {years && (
        <MoneyTable
          label={say.taxYears}
          rows={years}
          keyOf={({ year }) => `${year}`}
          columns={COLUMNS}
          none={say.nothingPaid}
        />
      )}
    </MoneyPage>
  )
}

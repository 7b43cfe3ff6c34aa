import { useQuery } from '@apollo/client/react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useMoneyChange } from '#client/actors/money-change.ts'
import { useMoneyFile } from '#client/actors/money-file.ts'
import { TaxYearDocument, type TaxYearQuery } from '#client/apollo/generated/graphql.ts'
import { countInWords } from '#client/ui/count-in-words.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { Sums } from '#client/ui/money/sums.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { LateReturns } from './late-returns.tsx'
import { ListFile } from './list-file.tsx'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { methodInWords, SECTIONS, sectionInWords } from './words.ts'
import { YearActions } from './year-actions.tsx'

type Artist = TaxYearQuery['taxArtists']['data'][number]
type Year = TaxYearQuery['taxYear']

const TRAIL = { to: '/manage/tax-reporting', label: say.taxReporting }

const COLUMNS: readonly MoneyColumn<Artist>[] = [
  {
    label: say.artist,
    show: ({ artist, artistName }) => (
      <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
        {artistName}
      </Link>
    ),
  },
  { label: say.section, show: ({ section }) => sectionInWords(section) },
  {
    label: say.form,
    show: ({ form, formState }) =>
      form === null ? say.none : `${form}${formState === 'valid' ? '' : `, ${formState}`}`,
  },
  { label: say.number, show: ({ tin }) => tin ?? '—' },
  { label: say.paid, isSum: true, show: ({ paid }) => formatMoney(paid) },
  { label: say.cameBack, isSum: true, show: ({ returned }) => formatMoney(returned) },
  { label: say.withheld, isSum: true, show: ({ withheld }) => formatMoney(withheld) },
]

/** The way to what is printed for an artist. */
const statementColumn = (
  year: number,
  { isPending, save }: Pick<ReturnType<typeof useMoneyFile>, 'isPending' | 'save'>,
): MoneyColumn<Artist> => ({
  label: say.statement,
  show: ({ artist, artistName }) => (
    <button
      type="button"
      className={`${styles.link} ${styles.deed}`}
      aria-label={say.pdfOf(artistName)}
      disabled={isPending}
      onClick={() => save('tax-statement', `${year}/${artist}`)}
    >
      {say.pdf}
    </button>
  ),
})

/** /manage/tax-reporting/{year}: what was paid in a year, by artist. */
export const Component = () => {
  const { year: typed = '' } = useParams()
  const year = /^2\d{3}$/.test(typed) ? Number(typed) : 2000
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const section = SECTIONS.find(([each]) => each === address.get('section'))?.[0] ?? ''
  const asked = useQuery(TaxYearDocument, {
    variables: { year, section: section || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading, refetch } = asked
  const change = useMoneyChange(() => void refetch())
  const statements = useMoneyFile()
  const shown = data ?? (loading ? previousData : undefined)
  return (
    <MoneyPage title={say.taxYear(year)} trail={TRAIL} lead={say.notTaxAdvice} asked={asked}>
      {shown && (
        <div className={loading ? styles.stale : undefined}>
          <Facts year={shown.taxYear} />
          <YearActions year={shown.taxYear} change={change} />
          <div className={choices.choices}>
            <LabelledSelect
              label={say.show}
              value={section}
              options={[['', say.allArtists], ...SECTIONS]}
              onChoose={(chosen) => setAddress(narrow(address, { section: chosen }))}
            />
            <ListFile of="tax-reporting" id={`${year}`} />
          </div>
          {statements.failure && (
            <p role="alert" className={styles.warning}>
              {statements.failure.message}
            </p>
          )}
          <MoneyTable
            label={say.artists}
            rows={shown.taxArtists.data}
            keyOf={({ artist }) => artist}
            columns={[...COLUMNS, statementColumn(year, statements)]}
            none={section ? say.noArtistMatches : say.nobodyPaidInYear}
          />
          <PagesOf count={shown.taxArtists.count} />
          {shown.taxYear.lateReturns.length > 0 && (
            <LateReturns returns={shown.taxYear.lateReturns} change={change} />
          )}
        </div>
      )}
      <ChangeDialog change={change} />
    </MoneyPage>
  )
}

const Facts = ({ year }: { year: Year }) => (
  <>
    {year.changed > 0 && (
      <p className={styles.warning}>{say.changedSinceFiling(countInWords(year.changed, 'artist'))}</p>
    )}
    <Sums
      sums={[
        [say.paid, year.paid],
        [say.cameBackInYear, year.returned],
        [say.withheld, year.withheld],
        [say.reportedFrom, year.threshold],
        ...year.methods
          .filter(({ paid }) => paid > 0)
          .map(({ method, paid }) => [methodInWords(method), paid] as const),
        ...year.sections
          .filter(({ artists }) => artists > 0)
          .map(
            ({ section, artists, paid }) =>
              [sectionInWords(section), `${countInWords(artists, 'artist')}, ${formatMoney(paid)}`] as const,
          ),
        ...(year.filed === null ? [] : [[say.filedBy, year.filedBy ?? say.shop] as const]),
      ]}
    />
  </>
)

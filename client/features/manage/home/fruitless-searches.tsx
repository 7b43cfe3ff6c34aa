import { useQuery } from '@apollo/client/react'
import {
  DeskFruitlessSearchesDocument,
  type DeskFruitlessSearchesQuery,
} from '#client/apollo/generated/graphql.ts'
import { DayBars } from './day-bars.tsx'
import { DayTable } from './day-table.tsx'
import { sumOf } from './days.ts'
import styles from './home-screen.module.css'
import * as say from './messages.tsx'
import { Part } from './part.tsx'
import { Sum } from './sum.tsx'
import { WordList } from './word-list.tsx'

type Searches = DeskFruitlessSearchesQuery['deskFruitlessSearches']

const searchesInWords = (count: number): string =>
  count === 1 ? '1 search' : `${count.toLocaleString('en-US')} searches`

/** How often visitors found nothing on each of the last 30 days, and what they looked for. */
export const FruitlessSearches = () => {
  const answer = useQuery(DeskFruitlessSearchesDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <section className={styles.panel} aria-labelledby="fruitless-searches">
      <h3 id="fruitless-searches" className={styles.panelTitle}>
        {say.searchesWithoutResults}
      </h3>
      <Part name="Searches without results" answer={answer}>
        {({ deskFruitlessSearches }) => <SearchesByDay searches={deskFruitlessSearches} />}
      </Part>
    </section>
  )
}

const SearchesByDay = ({ searches: { days, words } }: { searches: Searches }) => {
  const count = sumOf(days, (day) => day.count)
  if (count === 0) return <p className={styles.none}>{say.allFound}</p>
  return (
    <div className={styles.beside}>
      <div>
        <dl className={styles.sums}>
          <Sum label={say.searches} value={count.toLocaleString('en-US')} />
        </dl>
        <DayBars
          label={say.fruitlessByDay}
          days={days.map((each) => ({
            day: each.day,
            value: each.count,
            words: searchesInWords(each.count),
          }))}
          inWords={(value) => value.toLocaleString('en-US')}
        />
        <p className={styles.note}>{say.byVisitors}</p>
        <DayTable
          columns={[say.searches]}
          rows={days.map((each) => ({ day: each.day, cells: [each.count.toLocaleString('en-US')] }))}
        />
      </div>
      {words.length > 0 && <WordList words={words} />}
    </div>
  )
}

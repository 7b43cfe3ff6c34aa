import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePreference } from '#client/actors/preferences.ts'
import { AllWorksDocument, type AllWorksQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { FindForm } from '#client/ui/find-form.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import page from '../artist.module.css'
import styles from './art.module.css'
import * as say from './messages.tsx'
import { NotAnArtist, NoWorks } from './nothing.tsx'
import { ALL_PATH, MOST_OF_PAGE, readPlace, SUMMARY_PATH, UPLOAD_PATH, writePage } from './place.ts'
import { countOf, STATE_WORDS, STATES } from './states.ts'
import { ViewChoice } from './view-choice.tsx'
import { WorkList } from './work-list.tsx'
import { WorkTiles } from './work-tile.tsx'

/** /artist/art/all: every work of an artist, narrowed by state and words. */
export const Component = () => {
  usePageTitle(say.allYourArt)
  const [address] = useSearchParams()
  const { state, search, limit, offset } = readPlace(address)
  const { data, previousData, loading, error, refetch } = useQuery(AllWorksDocument, {
    variables: { state, search, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? (loading ? previousData : undefined))?.ownWorks
  return (
    <div className={page.page} aria-busy={loading}>
      <p className={styles.trail}>
        <Link to={SUMMARY_PATH}>{say.yourArt}</Link>
      </p>
      <header className={styles.head}>
        <h1>{say.allYourArt}</h1>
        <Link to={UPLOAD_PATH} className={makeButtonClass()}>
          {say.uploadArt}
        </Link>
      </header>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {shown === undefined && loading && <LoadingBar label={say.loadingYourArt} />}
      {shown === null && <NotAnArtist />}
      {shown && <Works shown={shown} />}
    </div>
  )
}

const Works = ({ shown }: { shown: NonNullable<AllWorksQuery['ownWorks']> }) => {
  const [address, setAddress] = useSearchParams()
  const view = usePreference('artistArtView')
  const { state, search, limit, offset } = readPlace(address)
  const all = STATES.reduce((sum, each) => sum + countOf(shown.states, each), 0)
  if (all === 0) return <NoWorks />
  const narrowed = {
    ...(state && { state: state.toLowerCase() }),
    ...(search && { q: search }),
  }
  const { q: _, ...kept } = { q: '', ...narrowed }
  return (
    <>
      <nav className={styles.tabs} aria-label={say.worksByState}>
        <Tab to={withWords(ALL_PATH, { q: search })} isShown={state === null} name="All" count={all} />
        {STATES.map((each) => (
          <Tab
            key={each}
            to={withWords(ALL_PATH, { state: each.toLowerCase(), q: search })}
            isShown={state === each}
            name={STATE_WORDS[each].name}
            count={countOf(shown.states, each)}
          />
        ))}
      </nav>
      <div className={styles.tools}>
        <FindForm
          label={say.findAWork}
          search={search}
          onFind={(words) => setAddress({ ...kept, ...(words && { q: words }) })}
        />
        <ViewChoice />
      </div>
      {shown.works.length === 0 ? (
        <p role="status" className={styles.none}>
          {search ? say.noWorkMatches(search) : say.noWorksHere}
        </p>
      ) : view === 'list' ? (
        <WorkList works={shown.works} />
      ) : (
        <WorkTiles label={say.works} works={shown.works} />
      )}
      {shown.count > 0 && (
        <PaginationBar
          total={shown.count}
          most={MOST_OF_PAGE}
          limit={limit}
          offset={offset}
          onPage={(wanted) => setAddress({ ...narrowed, ...writePage({ page: wanted, limit }) })}
          onLimit={(wanted) => setAddress({ ...narrowed, ...writePage({ page: 1, limit: wanted }) })}
        />
      )}
    </>
  )
}

const withWords = (path: string, said: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
  return query.size === 0 ? path : `${path}?${query}`
}

interface TabProps {
  to: string
  isShown: boolean
  name: string
  count: number
}

const Tab = ({ to, isShown, name, count }: TabProps) => (
  <Link to={to} className={styles.tab} aria-current={isShown ? 'page' : undefined}>
    {name} <span>{count.toLocaleString('en-US')}</span>
  </Link>
)

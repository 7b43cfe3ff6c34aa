import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { OwnWorkDocument, type OwnWorkQuery } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { makeButtonClass } from '#client/ui/button.tsx'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import artStyles from './art.module.css'
import { ChangeNotice } from './change-notice.tsx'
import { Figures } from './figures.tsx'
import * as say from './messages.tsx'
import { ALL_PATH, editPath, SUMMARY_PATH } from './place.ts'
import { StateBadge } from './state-badge.tsx'
import { STATE_WORDS } from './states.ts'
import { Withdraw } from './withdraw.tsx'
import styles from './work.module.css'
import { titleOf } from './work-tile.tsx'

type Work = NonNullable<OwnWorkQuery['ownWork']>

export interface WorkEditorProps {
  id: string
  /** It was saved, or left. */
  onDone: () => void
}

type WorkEditor = ComponentType<WorkEditorProps>

/** /artist/art/{id}: one work of the artist's, how it stands, what became of it, and what can be done. */
export const OwnWorkScreen = ({ Editor }: { Editor: WorkEditor }) => {
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useQuery(OwnWorkDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const work = data?.ownWork
  const read = () => void refetch().catch(() => {})
  usePageTitle(work ? titleOf(work) : data ? say.notFound : undefined)
  return (
    <div className={page.page} aria-busy={loading}>
      <p className={artStyles.trail}>
        <Link to={SUMMARY_PATH}>{say.yourArt}</Link>
        <Link to={ALL_PATH}>{say.allStates}</Link>
      </p>
      {error && <Unavailable message={say.workNotShown} onRetry={read} />}
      {!data && loading && <LoadingBar label={say.loadingTheWork} />}
      {data && !work && <NotTheirs />}
      {work && <Shown key={id} work={work} Editor={Editor} onSaved={read} />}
    </div>
  )
}

const NotTheirs = () => (
  <section className={nothing.none}>
    <h1>{say.notFound}</h1>
    <p>{say.noSuchWork}</p>
    <Link to={ALL_PATH} className={ways.way}>
      {say.allYourArtLink(<ArrowIcon />)}
    </Link>
  </section>
)

interface ShownProps {
  work: Work
  Editor: WorkEditor
  onSaved: () => void
}

const Shown = ({ work, Editor, onSaved }: ShownProps) => {
  const [address, setAddress] = useSearchParams()
  const isEdited = address.has('edit')
  const done = () => {
    setAddress({}, { replace: true })
    onSaved()
  }
  return (
    <>
      <h1>{titleOf(work)}</h1>
      <div className={styles.work}>
        <div className={styles.picture}>
          <Picture media={work.media} alt={titleOf(work)} sizes="(width < 992px) 90vw, 480px" prominent />
        </div>
        <div className={styles.side}>
          <p role="status" className={styles.standing}>
            <StateBadge work={work} />
            <span>{STATE_WORDS[work.state].says}</span>
          </p>
          {work.refusal && <p className={artStyles.refusal}>{work.refusal}</p>}
          <ChangeNotice work={work} />
          {isEdited ? <Editor id={work.id} onDone={done} /> : <Texts work={work} />}
        </div>
      </div>
      <Figures id={work.id} />
    </>
  )
}

const Texts = ({ work }: { work: Work }) => {
  const { id, caption, keywords, state, maxWidth, maxHeight, price, created } = work
  return (
    <>
      <div className={styles.ways}>
        <Link to={editPath(id)} className={makeButtonClass()}>
          {say.edit}
        </Link>
        {(state === 'PUBLISHED' || state === 'WITHDRAWN') && (
          <Withdraw id={id} title={titleOf(work)} isWithdrawn={state === 'WITHDRAWN'} />
        )}
        {state === 'PUBLISHED' && (
          <Link to={`/images/${encodeURIComponent(id)}`} className={ways.way}>
            {say.seeInShop(<ArrowIcon />)}
          </Link>
        )}
      </div>
      <dl className={page.facts}>
        <dt>{say.caption}</dt>
        <dd className={styles.caption}>{caption || say.noneYet}</dd>
        <dt>{say.keywords}</dt>
        <dd>{keywords.join(', ') || say.noneYet}</dd>
        <dt>{say.largestPrint}</dt>
        <dd>{say.sizeInInches(maxWidth, maxHeight)}</dd>
        <dt>{say.price}</dt>
        <dd>{'$'.repeat(price)}</dd>
        <dt>{say.uploaded}</dt>
        <dd>
          <Time at={created} to="longDay" />
        </dd>
      </dl>
    </>
  )
}

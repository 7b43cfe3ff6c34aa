import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import {
  type ProjectRow_ProjectFragment,
  ProjectRow_ProjectFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { makeRenditionAddress } from '#client/features/media/source-set.ts'
import { Button } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import styles from './project-row.module.css'

interface ProjectRowProps {
  project: FragmentType<ProjectRow_ProjectFragment>
  /** Things are added to it now. */
  isCurrent: boolean
  /** It is on its way to be the current one. */
  isComing: boolean
  onChoose: () => void
}

/** One project of the account: what is in it, what it comes to, and whether things are added to it. */
export const ProjectRow = ({ project: from, isCurrent, isComing, onChoose }: ProjectRowProps) => {
  const { data, complete } = useFragment({ fragment: ProjectRow_ProjectFragmentDoc, from })
  const titleId = useId()
  if (!complete) return null
  const { id, name, label, quantity, grandTotal, latestOrder, changedAt } = data
  const title = name || label
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <Pictures project={data} />
      <div className={styles.what}>
        <h2 id={titleId}>
          <Link to={`/projects/${id}`}>{title}</Link>
        </h2>
        <p>
          {addsTo(title, label) && <>{label} · </>}#{id} · Changed <Time at={changedAt} to="day" />
        </p>
      </div>
      <p className={styles.sums}>
        <strong>{formatMoney(grandTotal)}</strong>
        <span>{quantity === 1 ? '1 piece' : `${quantity} pieces`}</span>
      </p>
      <div className={styles.state}>
        {latestOrder !== null && (
          <p className={styles.mark} data-is="ordered">
            Ordered, <Link to={`/orders/${latestOrder}`}>view order</Link>
          </p>
        )}
        {latestOrder === null && isCurrent && !isComing && (
          <p className={styles.mark} data-is="current">
            Current project
          </p>
        )}
        {latestOrder === null && (isComing || !isCurrent) && (
          <Button
            variant="outline"
            size="sm"
            disabled={isComing}
            onClick={onChoose}
            aria-label={isComing ? undefined : `Make current: ${title}`}
          >
            {isComing ? 'Choosing…' : 'Make current'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Most labels are a name and a number, which are said anyway. */
const addsTo = (title: string, label: string) => !label.startsWith(title)

/** Its first pictures, side by side; room is kept for one where there is none. */
const Pictures = ({ project: { pictures } }: { project: ProjectRow_ProjectFragment }) => (
  <div className={styles.pictures} data-count={pictures.length}>
    {pictures.map(({ name, mediaTemplate, placeholder }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice.
      <span key={index} className={styles.picture} style={{ backgroundImage: `url("${placeholder}")` }}>
        <img
          src={makeRenditionAddress(mediaTemplate, 160)}
          alt={name || 'Untitled'}
          loading="lazy"
          decoding="async"
          width={80}
          height={80}
        />
      </span>
    ))}
  </div>
)

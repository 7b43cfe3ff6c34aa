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
import * as say from './messages.tsx'
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
        <p>{say.changedAt(<Time at={changedAt} to="day" />)}</p>
      </div>
      <p className={styles.sums}>
        <strong>{formatMoney(grandTotal)}</strong>
        <span>{say.pieces(quantity)}</span>
      </p>
      <div className={styles.state}>
        {latestOrder !== null && (
          <p className={styles.mark} data-is="ordered">
            {say.ordered(<Link to={`/orders/${latestOrder}`}>{say.viewOrder}</Link>)}
          </p>
        )}
        {latestOrder === null && isCurrent && !isComing && (
          <p className={styles.mark} data-is="current">
            {say.currentProject}
          </p>
        )}
        {latestOrder === null && (isComing || !isCurrent) && (
          <Button
            variant="outline"
            size="sm"
            disabled={isComing}
            onClick={onChoose}
            aria-label={isComing ? undefined : say.makeProjectCurrent(title)}
          >
            {isComing ? say.choosing : say.makeCurrent}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Its first pictures, side by side; room is kept for one where there is none. */
const Pictures = ({ project: { pictures } }: { project: ProjectRow_ProjectFragment }) => (
  <div className={styles.pictures} data-count={pictures.length}>
    {pictures.map(({ name, mediaTemplate, placeholder }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice.
      <span key={index} className={styles.picture} style={{ backgroundImage: `url("${placeholder}")` }}>
        <img
          src={makeRenditionAddress(mediaTemplate, 160)}
          alt={name || say.untitled}
          loading="lazy"
          decoding="async"
          width={80}
          height={80}
        />
      </span>
    ))}
  </div>
)

import { Link } from 'react-router-dom'
import type { WorkTileFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import styles from './art.module.css'
import * as say from './messages.tsx'
import { workPath } from './place.ts'
import { StateBadge } from './state-badge.tsx'

export const titleOf = ({ title }: Pick<WorkTileFragment, 'title'>): string => title || say.untitled

/** One work in a grid, which leads to its page. */
export const WorkTile = ({ work }: { work: WorkTileFragment }) => (
  <li className={styles.tile}>
    <Link to={workPath(work.id)} className={styles.tileLink}>
      <Picture media={work.media} alt="" sizes="(width < 576px) 45vw, 240px" ratio={1} />
      <span className={styles.tileTitle}>{titleOf(work)}</span>
    </Link>
    <StateBadge work={work} />
    {work.refusal && <p className={styles.refusal}>{work.refusal}</p>}
  </li>
)

/** Works in a grid. */
export const WorkTiles = ({ label, works }: { label: string; works: readonly WorkTileFragment[] }) => (
  <ul className={styles.tiles} aria-label={label}>
    {works.map((work) => (
      <WorkTile key={work.id} work={work} />
    ))}
  </ul>
)

import type { WorkTileFragment } from '#client/apollo/generated/graphql.ts'
import styles from './art.module.css'
import * as say from './messages.tsx'
import { STATE_WORDS } from './states.ts'

/** Where a work stands, in a word or two. */
export const StateBadge = ({ work: { state, change } }: { work: WorkTileFragment }) => (
  <span className={styles.state} data-state={state}>
    {STATE_WORDS[state].name}
    {change?.isWaiting && say.changeWaiting}
  </span>
)

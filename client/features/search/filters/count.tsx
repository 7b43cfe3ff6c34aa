import { formatCount } from '#client/ui/count-in-words.ts'
import type { Count as CountOf } from './counts.ts'
import * as say from './messages.ts'

interface CountProps {
  /** By which the option is described; its name is its own. */
  id: string
  className: string | undefined
  count: CountOf | null
  /** Where there is no room for a word. */
  isShort?: boolean
}

/** How many an option would find; empty, in its place, while that is not known. */
export const Count = ({ id, className, count, isShort }: CountProps) => (
  <span id={id} className={className}>
    {count !== null && (
      <>
        {count.isLeast && isShort && <span aria-hidden="true">~</span>}
        {count.isLeast && <span className={isShort ? 'visually-hidden' : undefined}>{say.about}</span>}
        {formatCount(count.results)}
        <span className="visually-hidden">{say.resultsAfterCount(count.results)}</span>
      </>
    )}
  </span>
)

import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** What artists want to say of published works, with words that are on the review list. */
export const artChange: RecordType = {
  resource: 'art-change',
  label: say.artChanges,
  one: say.oneArtChange,
  columns: [
    { field: 'work', label: say.work },
    { field: 'artist', label: say.artist },
    { field: 'words', label: say.onTheReviewList },
    { field: 'created', label: say.asked },
    { field: 'title', label: say.newTitle, isOptional: true },
    { field: 'image', label: say.image, isOptional: true },
    { field: 'id', label: say.id, isOptional: true },
  ],
  flagsOf: ({ decision }) => [
    typeof decision === 'string' ? `${decision.charAt(0).toUpperCase()}${decision.slice(1)}` : '',
  ],
  letter: 'q',
}

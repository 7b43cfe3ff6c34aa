import { ImageOfUpload } from '../../uploads/image-of-upload.tsx'
import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Upload: flagged Published or Unpublished as its image is. */
export const upload: RecordType = {
  resource: 'upload',
  label: say.uploads,
  one: say.oneUpload,
  columns: [
    { field: 'name', label: say.name },
    { field: 'creator', label: say.creator },
    { field: 'artist', label: say.artist },
    { field: 'publisher', label: say.publisher },
    { field: 'created', label: say.created },
    { field: 'published', label: say.published, isOptional: true },
    { field: 'approved', label: say.approved, isOptional: true },
    { field: 'refusal', label: say.reasonDeclined, isOptional: true },
    { field: 'made_by_ai', label: say.madeByAi, isOptional: true },
    { field: 'image', label: say.image, isOptional: true },
    { field: 'creator_uuid', label: say.creatorAccount, isOptional: true },
    { field: 'id', label: say.id, isOptional: true },
  ],
  flagsOf: ({ published, approved, refusal, made_by_ai }) => [
    published === true ? say.published : say.unpublished,
    ...(refusal ? [say.refused] : approved === false ? [say.notApproved] : []),
    ...(made_by_ai === true ? [say.madeByAi] : []),
  ],
  panel: { Panel: ImageOfUpload, shows: ['image'] },
  letter: 'u',
}

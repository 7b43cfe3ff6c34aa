import { ImageOfUpload } from '../../uploads/image-of-upload.tsx'
import type { RecordType } from './type.ts'

/** spec.md section 3, Upload: flagged Published or Unpublished as its image is. */
export const upload: RecordType = {
  resource: 'upload',
  label: 'Uploads',
  one: 'upload',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'creator', label: 'Creator' },
    { field: 'artist', label: 'Artist' },
    { field: 'publisher', label: 'Publisher' },
    { field: 'created', label: 'Created' },
    { field: 'published', label: 'Published', isOptional: true },
    { field: 'approved', label: 'Approved', isOptional: true },
    { field: 'refusal', label: 'Reason declined', isOptional: true },
    { field: 'made_by_ai', label: 'Made by AI', isOptional: true },
    { field: 'image', label: 'Image', isOptional: true },
    { field: 'creator_uuid', label: 'Creator account', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  flagsOf: ({ published, approved, refusal, made_by_ai }) => [
    published === true ? 'Published' : 'Unpublished',
    ...(refusal ? ['Refused'] : approved === false ? ['Not approved'] : []),
    ...(made_by_ai === true ? ['Made by AI'] : []),
  ],
  panel: { Panel: ImageOfUpload, shows: ['image'] },
  letter: 'u',
}

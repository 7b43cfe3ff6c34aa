import { memo } from 'react'
import { fileRefOf, type UploadRef } from '#client/actors/upload.ts'
import type { UploadAccess } from './access.ts'
import styles from './file-list.module.css'
import { FileRow } from './file-row.tsx'
import * as say from './messages.ts'

interface FileListProps {
  upload: UploadRef
  access: UploadAccess
  ids: readonly string[]
}

/** A line a file. Each follows its own actor, so that the progress of one moves no other. */
export const FileList = ({ upload, access, ids }: FileListProps) => (
  <section aria-labelledby="pictures">
    <h2 id="pictures" className={styles.title}>
      {say.pictures}
    </h2>
    <ul className={styles.files} data-view={access.view}>
      {ids.map((id) => (
        <Line key={id} upload={upload} access={access} id={id} />
      ))}
    </ul>
  </section>
)

const Line = memo(({ upload, access, id }: Omit<FileListProps, 'ids'> & { id: string }) => {
  const file = fileRefOf(upload, id)
  return file ? <FileRow upload={upload} access={access} file={file} /> : null
})

import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useUpload, useUploadRef } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import type { UploadAccess } from './access.ts'
import { AddDialog } from './add-dialog.tsx'
import { CommonForm } from './common-form.tsx'
import { DropZone } from './drop-zone.tsx'
import { Faults } from './faults.tsx'
import { FileList } from './file-list.tsx'
import { Held } from './held.tsx'
import * as say from './messages.ts'
import { ReplaceNamed } from './replace-named.tsx'
import { SumsBar } from './sums-bar.tsx'
import styles from './upload-screen.module.css'
import { newsInWords, picturesInWords } from './words.ts'

interface UploadScreenProps {
  access: UploadAccess
  /** What stands above all of it. */
  children?: ReactNode
  /** What stands above the files, once there are any. */
  tools?: ReactNode
}

/** Takes pictures, sends them, and makes uploads of them, as far as `access` allows it. */
export const UploadScreen = ({ access, children, tools }: UploadScreenProps) => {
  usePageTitle(say.upload)
  const ref = useUploadRef(access.owner)
  const upload = useUpload(ref)
  const { ids, sums, faults, isDialogOpen, isOffline, held } = upload
  useAskBeforeClosing(sums.underWay > 0)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{say.upload}</h1>
        <div className={styles.ways}>
          <Button onClick={upload.open}>{say.addNew}</Button>
          <Link to={access.list.to} className={styles.link}>
            {access.list.label}
          </Link>
        </div>
      </header>
      <p role="status" className={styles.news}>
        {newsInWords(sums)}
      </p>
      {children}
      <Held isOffline={isOffline} held={held} lost={sums.lost} onResume={upload.resume} />
      {!isDialogOpen && <Faults faults={faults} onDismiss={upload.dismissFaults} />}
      {!isDialogOpen && <DropZone isCompact={ids.length > 0} onChoose={upload.choose} />}
      {ids.length > 0 && (
        <>
          {tools}
          <SumsBar upload={ref} sums={sums} />
          {access.hasCommonForm && <CommonForm upload={ref} access={access} />}
          <FileList upload={ref} access={access} ids={ids} />
          <div className={styles.actions}>
            <Button disabled={sums.ready === 0} onClick={upload.save}>
              {sums.ready === 0 ? say.save : say.savePictures(picturesInWords(sums.ready))}
            </Button>
            {access.canReplace && <ReplaceNamed upload={ref} />}
            {sums.saved > 0 && (
              <Button variant="outline" onClick={upload.clearSaved}>
                {say.clearSaved}
              </Button>
            )}
          </div>
        </>
      )}
      {isDialogOpen && <AddDialog upload={ref} access={access} onChoose={upload.choose} />}
    </div>
  )
}

/** Other pages of the shop may be looked at meanwhile; closing this one stops what is sent. */
const useAskBeforeClosing = (isUnderWay: boolean) => {
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])
}

import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fileRefOf, type UploadRef, useUpload, useUploadRef } from '#client/actors/upload.ts'
import { selectIds, selectSampleCount } from '#machines/upload/selectors.ts'
import { DropZone } from '../drop-zone.tsx'
import type { DroppedFile } from '../dropped-files.ts'
import { Faults } from '../faults.tsx'
import fileList from '../file-list.module.css'
import { Held } from '../held.tsx'
import * as say from '../messages.ts'
import { SampleRow } from './sample-row.tsx'

interface SampleFilesProps {
  owner: string
  /** Nothing can be added or taken away just now. */
  isLocked: boolean
  onCount: (count: { ready: number; underWay: number }) => void
}

const LIMITS = say.whatSampleTakes

/** Takes pictures that are shown and not sold: they are sent and looked at, and no more is said of them. */
export const SampleFiles = ({ owner, isLocked, onCount }: SampleFilesProps) => {
  const ref = useUploadRef(owner)
  const { ids, faults, isOffline, held, sums, dismissFaults, resume, choose } = useUpload(ref)
  const ready = useSelector(ref, selectSampleCount)
  useEffect(() => onCount({ ready, underWay: sums.underWay }), [ready, sums.underWay, onCount])
  const add = (files: readonly DroppedFile[]) => {
    choose(files)
    takeAll(ref)
  }
  return (
    <>
      <Held isOffline={isOffline} held={held} lost={sums.lost} onResume={resume} />
      <Faults faults={faults} onDismiss={dismissFaults} />
      {!isLocked && (
        <DropZone isCompact={ids.length > 0} takesFolders={false} limits={LIMITS} onChoose={add} />
      )}
      {ids.length > 0 && (
        <ul className={fileList.files} aria-label={say.yourPictures}>
          {ids.map((id) => {
            const file = fileRefOf(ref, id)
            return file && <SampleRow key={id} file={file} isLocked={isLocked} />
          })}
        </ul>
      )}
    </>
  )
}

/** Whose they are needs no asking, and nothing is said of them: the queue's modal is passed over. */
const takeAll = (ref: UploadRef) => {
  ref.send({ type: 'content.said', content: { kind: 'artist', name: '' } })
  for (const id of selectIds(ref.getSnapshot()))
    fileRefOf(ref, id)?.send({ type: 'detail.cleared', name: 'artist' })
}

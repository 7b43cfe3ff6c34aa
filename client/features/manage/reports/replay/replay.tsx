import { useDeferredValue, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { ExportedStream, JournalExport } from '#machines/journal/export.ts'
import * as say from '../messages.tsx'
import { EventList } from './event-list.tsx'
import { PlayerBar } from './player-bar.tsx'
import { ProcessList } from './process-list.tsx'
import { createRecording } from './recording.ts'
import styles from './replay.module.css'
import { Stage } from './stage.tsx'

interface ReplayProps {
  exported: JournalExport
  machines: readonly AnyStateMachine[]
}

/** A report as it happened: every event in the order of time, and where each process stood after it. */
export const Replay = ({ exported, machines }: ReplayProps) => {
  const recording = useMemo(() => createRecording(exported.streams, machines), [exported, machines])
  const { moments, failures } = recording
  const [position, setPosition] = useState(failures.at(-1) ?? moments.length - 1)
  const [chosen, setChosen] = useState<ExportedStream | null>(null)
  const shown = useDeferredValue(position)
  const standings = useMemo(() => recording.readStandingsAt(shown), [recording, shown])
  const moment = moments[shown]
  const stream = chosen ?? moment?.stream ?? exported.streams[0]
  const standing = standings.find((one) => one.stream === stream)
  const goTo = useMemo(
    () => (place: number) => {
      setPosition(place)
      setChosen(null)
    },
    [],
  )
  if (!standing) return <p>{say.nothingRecorded}</p>
  return (
    <>
      <PlayerBar recording={recording} position={position} onMove={goTo} />
      <div className={styles.room}>
        <Stage
          standing={standing}
          event={moment && moment.stream === standing.stream ? moment.entry : null}
        />
        <div className={styles.side}>
          <EventList recording={recording} position={shown} onChoose={goTo} />
          <ProcessList standings={standings} chosen={standing.stream} onChoose={setChosen} />
        </div>
      </div>
    </>
  )
}

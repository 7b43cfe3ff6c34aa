import { type ReactNode, useId } from 'react'
import * as say from '../messages.ts'
import styles from './room-choice.module.css'
import { ROOMS, type Room } from './scene.ts'

interface RoomChoiceProps {
  /** Null while the visitor's own room is shown. */
  room: Room | null
  onRoom: (room: Room) => void
  /** The way to a room of one's own. */
  children?: ReactNode
}

export const RoomChoice = ({ room, onRoom, children }: RoomChoiceProps) => {
  const group = useId()
  return (
    <fieldset className={styles.rooms}>
      <legend className="visually-hidden">{say.room}</legend>
      {ROOMS.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === room} onChange={() => onRoom(each)} />
          {say.ROOM_LABELS[each]}
        </label>
      ))}
      {children}
    </fieldset>
  )
}

import { useState } from 'react'
import { useWallPhoto } from '#client/actors/pictures/wall-photo.ts'
import * as say from '../messages.ts'
import { OwnRoom } from '../own-room/own-room.tsx'
import { RoomInput } from '../own-room/room-input.tsx'
import type { Product } from '../use-product.ts'
import { RoomChoice } from './room-choice.tsx'
import { RoomPicture } from './room-picture.tsx'
import { ROOMS, type Room } from './scene.ts'
import { WallChoice } from './wall-choice.tsx'
import styles from './wall-view.module.css'
import { WALLS, type Wall } from './walls.ts'

const SHARP = 640

/** What a size means at home: the work in one of our rooms, or in a photo of the visitor's own. */
export const WallView = ({ product }: { product: Product }) => {
  const [room, setRoom] = useState<Room>(ROOMS[0])
  const [wall, setWall] = useState<Wall>(WALLS[0])
  const own = useWallPhoto()
  const [wantsOwn, setWantsOwn] = useState(own.photo !== null)
  const isOwn = wantsOwn && (own.photo !== null || own.isReading)
  return (
    <div className={styles.view}>
      {isOwn ? (
        <OwnRoom product={product} room={own} />
      ) : (
        <>
          <RoomPicture product={product} room={room} wall={wall} pixels={SHARP} />
          <div className={styles.top}>
            <WallChoice wall={wall} onWall={setWall} />
            {product.substrate === 'print' && !product.frame && (
              <p className={styles.hint}>{say.frameNotIncluded}</p>
            )}
          </div>
        </>
      )}
      <div className={styles.bottom}>
        {own.failure && !own.isMeasuring && (
          <p className={styles.failure} role="alert">
            {own.failure.message}
          </p>
        )}
        <RoomChoice
          room={isOwn ? null : room}
          onRoom={(chosen) => {
            setRoom(chosen)
            setWantsOwn(false)
          }}
        >
          <RoomInput
            isPressed={isOwn}
            onShow={own.photo ? () => setWantsOwn(true) : null}
            onFile={(file) => {
              setWantsOwn(true)
              own.choose(file)
            }}
          >
            {own.isReading ? say.openingPhoto : say.yourRoom}
          </RoomInput>
        </RoomChoice>
      </div>
    </div>
  )
}

import { useState } from 'react'
import type { Product } from '../use-product.ts'
import { RoomChoice } from './room-choice.tsx'
import { RoomPicture } from './room-picture.tsx'
import type { Room } from './scene.ts'
import { WallChoice } from './wall-choice.tsx'
import styles from './wall-view.module.css'
import { WALLS, type Wall } from './walls.ts'

const SHARP = 640

/** What a size means at home: the work in a room, on a wall of one's own color. */
export const WallView = ({ product }: { product: Product }) => {
  const [room, setRoom] = useState<Room>('living room')
  const [wall, setWall] = useState<Wall>(WALLS[0])
  return (
    <div className={styles.view}>
      <RoomPicture product={product} room={room} wall={wall} pixels={SHARP} />
      <div className={styles.top}>
        <WallChoice wall={wall} onWall={setWall} />
        {product.substrate === 'print' && !product.frame && <p className={styles.hint}>Frame not included</p>}
      </div>
      <div className={styles.bottom}>
        <RoomChoice room={room} onRoom={setRoom} />
      </div>
    </div>
  )
}

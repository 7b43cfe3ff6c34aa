import { useRef } from 'react'
import type { WallPhoto } from '#client/actors/pictures/wall-photo.ts'
import * as say from '../messages.ts'
import type { Product } from '../use-product.ts'
import { MeasuringForm, MeasuringLine } from './measuring.tsx'
import styles from './own-room.module.css'
import { PlacedWork } from './placed-work.tsx'

/** A photo of the visitor's room: something in it is measured first, then the work hangs in it to scale. */
export const OwnRoom = ({ product, room }: { product: Product; room: WallPhoto }) => {
  const photo = useRef<HTMLDivElement>(null)
  const { picture, isMeasuring, width } = room
  if (!room.photo || picture === null) return <div className={styles.room} aria-busy />
  const ratio = room.photo.width / room.photo.height
  return (
    <div className={styles.room}>
      <div className={styles.place}>
        <div ref={photo} className={styles.photo} style={{ '--ratio': ratio }}>
          <img src={picture} alt={say.yourRoom} draggable={false} />
          {isMeasuring && <MeasuringLine room={room} photo={photo} />}
          {width !== null && <PlacedWork product={product} room={room} width={width} photo={photo} />}
        </div>
      </div>
      {isMeasuring ? (
        <MeasuringForm room={room} />
      ) : (
        <p className={styles.tools}>
          <button type="button" onClick={room.beginMeasure}>
            {say.measureAgain}
          </button>
          <button type="button" onClick={room.remove}>
            {say.removePhoto}
          </button>
          <span>{say.photoStaysHere}</span>
        </p>
      )}
    </div>
  )
}

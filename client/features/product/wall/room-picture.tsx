import { type ComponentType, useId } from 'react'
import { borderOf } from '../frame.ts'
import * as say from '../messages.ts'
import { renditionOf } from '../rendition.ts'
import type { Product } from '../use-product.ts'
import { HungWork } from './hung-work.tsx'
import { Pane } from './pane.tsx'
import styles from './room-picture.module.css'
import { Bedroom } from './rooms/bedroom.tsx'
import { LivingRoom } from './rooms/living-room.tsx'
import { MaterialDefs, type Materials, materialsOf } from './rooms/materials.tsx'
import { Office } from './rooms/office.tsx'
import { FURNITURE, type Room, sceneOf } from './scene.ts'
import { Shell } from './shell.tsx'
import type { Wall } from './walls.ts'

const FURNISHINGS: Readonly<Record<Room, ComponentType<{ materials: Materials }>>> = {
  'living room': LivingRoom,
  bedroom: Bedroom,
  office: Office,
}

interface RoomPictureProps {
  product: Product
  room: Room
  wall: Wall
  /** Pixels that it is shown at; a small one is beside its name, so it has none of its own. */
  pixels: number
}

/** A room with the work above what stands in it, all to one scale. */
export const RoomPicture = ({ product, room, wall, pixels }: RoomPictureProps) => {
  const id = useId()
  const border = borderOf(product.frame)
  const { size, substrate } = product
  const scene = sceneOf({ width: size.width + 2 * border, height: size.height + 2 * border }, room)
  const Furnishing = FURNISHINGS[room]
  const isMural = substrate === 'mural'
  const href = renditionOf(product.media, pixels)
  const isSmall = pixels < 400
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio={isMural ? 'xMidYMax slice' : 'xMidYMax meet'}
      role={isSmall ? undefined : 'img'}
      aria-hidden={isSmall || undefined}
      aria-label={isSmall ? undefined : describe(product, room, wall)}
    >
      <MaterialDefs id={id} />
      <Shell scene={scene} color={wall.color} id={id} />
      {isMural && (
        <image
          href={href}
          width={scene.width}
          height={scene.floor - 4.6}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      {substrate === 'window film' && <Pane product={product} href={href} at={scene.work} id={id} />}
      {!isMural && substrate !== 'window film' && (
        <HungWork product={product} href={href} at={scene.work} id={id} />
      )}
      <g transform={`translate(${scene.feet.x} ${scene.feet.y})`}>
        <Furnishing materials={materialsOf(id)} />
      </g>
    </svg>
  )
}

/** What is seen, for whoever does not see it. */
const describe = ({ title, substrate, size, frame }: Product, room: Room, wall: Wall) => {
  if (substrate === 'mural') return say.muralBehind(title, FURNITURE[room].name)
  const framed = frame ? say.inFrame(frame.label) : ''
  const on = substrate === 'window film' ? say.onWindow : say.onWall(wall.name)
  return say.hungAbove(title, size, framed, on, FURNITURE[room])
}

import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { makeRenditionAddress } from '#client/features/media/source-set.ts'
import { type Finish, finishOf } from './finishes.ts'
import { FURNITURE, type Furniture, sceneOf } from './scene.ts'
import { SofaOrDesk } from './sofa-or-desk.tsx'
import styles from './wall-preview.module.css'

interface WallPictureProps {
  media: MediaTile_ImageFragment['media']
  title: string
  substrate: string
  /** Inches. */
  size: { width: number; height: number }
  wall: { name: string; color: string }
  furniture: Furniture
}

const SHARP = 640

/** Inches of wall and floor to each side of the scene, for rooms of another shape. */
const BEYOND = 600

/** The picture on a wall with something beneath it whose size everybody knows, all to one scale. */
export const WallPicture = ({ media, title, substrate, size, wall, furniture }: WallPictureProps) => {
  const finish = finishOf(substrate)
  const scene = sceneOf(size, furniture, finish.frame + finish.mat)
  const { picture, framed, floor, width, height } = scene
  const whole = width + 2 * BEYOND
  const pixels = media.widths.find((each) => each >= SHARP) ?? media.widths.at(-1) ?? media.width
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}, ${size.width} by ${size.height} inches, on a ${wall.name.toLowerCase()} wall above a ${furniture} ${FURNITURE[furniture].width} inches wide`}
    >
      <rect x={-BEYOND} y={-BEYOND} width={whole} height={floor + BEYOND} fill={wall.color} />
      <rect x={-BEYOND} y={floor} width={whole} height={BEYOND} fill="#b99b7a" />
      <rect x={-BEYOND} y={floor} width={whole} height="0.7" fill="#000" opacity="0.18" />
      <rect x={-BEYOND} y={floor - 4} width={whole} height="4" fill="#fff" opacity="0.55" />
      <Shadow box={framed} finish={finish} />
      <rect {...framed} fill={finish.frameColor} />
      {finish.mat > 0 && (
        <rect
          x={framed.x + finish.frame}
          y={framed.y + finish.frame}
          width={framed.width - 2 * finish.frame}
          height={framed.height - 2 * finish.frame}
          fill="#fbfaf7"
        />
      )}
      <image
        {...picture}
        href={makeRenditionAddress(media.template, pixels)}
        preserveAspectRatio="xMidYMid slice"
      />
      <SofaOrDesk kind={furniture} at={scene.furniture} />
    </svg>
  )
}

const Shadow = ({
  box,
  finish: { depth },
}: {
  box: { x: number; y: number; width: number; height: number }
  finish: Finish
}) =>
  depth > 0 && (
    <>
      <rect {...box} x={box.x + depth * 0.3} y={box.y + depth} fill="#000" opacity="0.14" />
      <rect {...box} x={box.x + depth * 0.15} y={box.y + depth * 0.45} fill="#000" opacity="0.16" />
    </>
  )

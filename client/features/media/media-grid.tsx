import { type ComponentType, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { useIsDrawn } from '#client/ui/use-is-drawn.ts'
import { Asked } from './artist/asked.tsx'
import { useArtistPopover } from './artist/use-artist-popover.ts'
import { DrawnWall } from './drawn-wall.tsx'
import { chooseRowHeight, computeFrameRatio, type Frame, GAP, justify } from './justify.ts'
import styles from './media-grid.module.css'
import { MediaTile, type MediaTileProps } from './media-tile.tsx'
import { useTileMenu } from './use-tile-menu.ts'
import { useWidth } from './use-width.ts'

export interface TileMenuProps {
  imageId: string
  /** The button beneath which it opens. */
  anchor: HTMLElement
  onClose: () => void
}

interface MediaGridProps {
  images: readonly MediaTile_ImageFragment[]
  /** Heard by assistive technology as the list's name. */
  label: string
  selectedId: string | null
  onSelect: (imageId: string) => void
  showsUnpublished: boolean
  /** Shown under the row of the selected tile. */
  panel: ReactNode
  /** What staff can do to a picture: another feature's, so it is handed in. Null for who is not staff. */
  TileMenu: ComponentType<TileMenuProps> | null
  /** What else there is to say beneath a picture. */
  Beneath?: MediaTileProps['Beneath']
}

/** Pictures in justified rows, or as the server draws them, which is left out of the browser's script. */
export const MediaGrid = memo((props: MediaGridProps) => {
  const isDrawn = useIsDrawn()
  return import.meta.env.SSR && isDrawn ? (
    <DrawnWall images={props.images} label={props.label} />
  ) : (
    <HungWall {...props} />
  )
})

/** Hung once for a set and a width: selecting renders only the tiles that change. */
const HungWall = (props: MediaGridProps) => {
  const { images, label, selectedId, onSelect, showsUnpublished, panel, TileMenu, Beneath } = props
  const list = useRef<HTMLUListElement>(null)
  const width = useWidth(list, () => measureDrawn(label))
  const frames = useMemo(() => {
    const ratios = images.map((image) => computeFrameRatio(image.maxWidth, image.maxHeight))
    return width === 0 ? [] : justify(ratios, { width, gap: GAP, rowHeight: chooseRowHeight(width) })
  }, [images, width])
  const { menu, openMenu, closeMenu } = useTileMenu(images)
  const { asked, wall, room, close } = useArtistPopover()
  const selected = images.findIndex((image) => image.id === selectedId)
  // Those in view and what is open hang first, the others as soon as nothing else waits; from then on all
  // hang together.
  const isWhole = useDeferredValue(true, false)
  const hung = isWhole ? images : images.slice(0, Math.max(FIRST, frames[selected]?.rowEnd ?? 0))
  const tiles = hung.map((image, index) => {
    const frame = frames[index]
    return (
      frame && (
        <MediaTile
          key={image.id}
          image={image}
          frame={frame}
          prominent={frame.rowStart === 0}
          selected={index === selected}
          showsUnpublished={showsUnpublished}
          onSelect={onSelect}
          hasMenuOpen={image.id === menu?.imageId}
          onMenu={TileMenu && openMenu}
          Beneath={Beneath}
        />
      )
    )
  })
  const frame = frames[selected]
  if (frame)
    tiles.splice(
      frame.rowEnd,
      0,
      <li className={styles.panel} key="panel">
        {panel}
      </li>,
    )
  return (
    <>
      <ul
        className={width === 0 ? styles.unhung : styles.grid}
        ref={list}
        aria-label={label}
        style={{ columnGap: GAP, minHeight: isWhole || width === 0 ? undefined : heightOf(frames) }}
        {...wall}
      >
        {tiles}
      </ul>
      {asked && <Asked asked={asked} room={room} onClose={close} />}
      {TileMenu && menu && <TileMenu {...menu} onClose={closeMenu} key={menu.imageId} />}
    </>
  )
}

/** The wall of that name which the server drew is as wide as the one that takes its place, in pixels. */
const measureDrawn = (label: string) => {
  const walls = Array.from(document.getElementsByClassName(styles.drawn ?? ''))
  return walls.find(({ ariaLabel }) => ariaLabel === label)?.clientWidth ?? 0
}

/** More than fill a large screen. */
const FIRST = 24

/**
 * The room of the whole wall, for a visitor who comes back to where they were: its rows, with what is written
 * beneath each.
 */
const heightOf = (frames: readonly Frame[]) =>
  frames.reduce((sum, { height, rowStart }, at) => (at === rowStart ? sum + height + BENEATH : sum), 0)

const BENEATH = 104

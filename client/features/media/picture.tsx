import type { Picture_MediaFragment } from '#client/apollo/generated/graphql.ts'
import { useIsDrawn } from '#client/ui/use-is-drawn.ts'
import styles from './picture.module.css'
import { makeRenditionAddress, makeSourceSet } from './source-set.ts'

interface PictureProps {
  media: Pick<Picture_MediaFragment, 'template' | 'widths' | 'width' | 'height' | 'placeholder'>
  alt: string
  /** CSS `sizes`: the width it is shown at, for the choice of rendition. */
  sizes: string
  /** Width over height of its frame, when that is not the picture's own. */
  ratio?: number
  /** Seen without scrolling: fetched at once, before others, and painted as it comes. */
  prominent?: boolean
}

/**
 * A rendition fit for its place, over its own placeholder where it has one, its room kept from the start. One
 * without an address, as it is not shown any more, is its room alone.
 */
export const Picture = ({ media, alt, sizes, ratio, prominent = false }: PictureProps) => {
  const own = media.width / media.height
  const isDrawn = useIsDrawn()
  const fits = ratio === undefined || Math.abs(ratio / own - 1) < 0.03
  return (
    <span
      className={styles.frame}
      style={{
        aspectRatio: ratio ?? own,
        backgroundImage: fits && media.placeholder ? `url("${media.placeholder}")` : undefined,
      }}
    >
      {media.template !== '' && (
        <img
          className={styles.picture}
          data-fits={fits}
          data-fades={!prominent}
          // No script may come to reveal it.
          data-shown={isDrawn ? '' : undefined}
          sizes={sizes}
          srcSet={makeSourceSet(media.template, media.widths)}
          src={makeRenditionAddress(media.template, media.widths[0] ?? media.width)}
          width={media.width}
          height={media.height}
          alt={alt}
          loading={prominent ? 'eager' : 'lazy'}
          fetchPriority={prominent ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={revealWhenComplete}
          onLoad={(event) => reveal(event.currentTarget)}
        />
      )}
    </span>
  )
}

/** Written to the element, not to state: a hundred pictures that arrive must not render a hundred times. */
const reveal = (image: HTMLImageElement) => {
  image.dataset.shown = ''
}

/**
 * What is here already does not fade in, and neither does what takes the place of a page that stood there.
 */
const revealWhenComplete = (image: HTMLImageElement | null) => {
  if (!image) return
  const isFirst = document.documentElement.dataset.ready === undefined
  if (isFirst || (image.complete && image.naturalWidth > 0)) reveal(image)
}

/** Milliseconds until a picture that did not come is asked for again; each time twice as long. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

interface Tries {
  address: string
  pause: number
}

/**
 * Asks again for each picture of the page that did not come, as one does that the shop had no room to make
 * (503), for as long as it is on the page. An `img` is not told when to come again, so the first pause is
 * what the shop says, and later ones are longer.
 */
export const retryPictures = (page: Document) => {
  const tries = new WeakMap<HTMLImageElement, Tries>()

  const askAgain = (image: HTMLImageElement, pause: number) => {
    if (!image.isConnected || image.naturalWidth > 0) return
    if (page.hidden) askLater(image, pause)
    else if (image.srcset) image.srcset = `${image.srcset}`
    else image.src = `${image.src}`
  }

  /** Spread the retries: asking for all at once failed before. */
  const askLater = (image: HTMLImageElement, pause: number) =>
    setTimeout(() => askAgain(image, pause), pause * (1 + Math.random() / 2))

  // An image's error event does not bubble: listen in the capture phase.
  page.addEventListener(
    'error',
    ({ target: image }) => {
      if (!(image instanceof HTMLImageElement)) return
      const before = tries.get(image)
      const isSame = before?.address === image.currentSrc
      const pause = isSame ? Math.min(before.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE
      tries.set(image, { address: image.currentSrc, pause })
      askLater(image, pause)
    },
    { capture: true },
  )
}

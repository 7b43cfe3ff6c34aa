import { useCallback, useState } from 'react'

interface OpenMenu {
  imageId: string
  /** The button that opened it. */
  anchor: HTMLElement
}

/**
 * One menu for all tiles, there only while it is open; the same functions always, so that tiles need not
 * render again.
 */
export const useTileMenu = (images: readonly { id: string }[]) => {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openMenu = useCallback(
    (imageId: string, anchor: HTMLElement) =>
      setMenu((open) => (open?.imageId === imageId ? null : { imageId, anchor })),
    [],
  )
  const closeMenu = useCallback(() => setMenu(null), [])
  const isShown = menu !== null && images.some(({ id }) => id === menu.imageId)
  return { menu: isShown ? menu : null, openMenu, closeMenu }
}

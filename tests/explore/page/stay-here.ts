/**
 * Runs inside the page: disarms links to other programs, which lead Bombadil nowhere while it waits in vain.
 */
export const stayHere = () => {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && !link.protocol.startsWith('http')) event.preventDefault()
    },
    { capture: true },
  )
}

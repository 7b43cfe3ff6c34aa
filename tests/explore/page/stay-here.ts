/** Runs inside the page: a link to another program leads Bombadil nowhere, and it waits there in vain. */
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

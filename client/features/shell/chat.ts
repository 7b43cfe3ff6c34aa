/**
 * The widget of CHAT_SCRIPT_URL, which is another's program: what it puts on the page is known by when it
 * came there.
 */

const SCRIPT = 'script[data-chat]'
const CONTROLS = 'iframe, button, a[href], [tabindex]'

const parts = new Set<HTMLElement>()

/**
 * Brings the widget in as it is first asked for, and the visitor to it as it is asked for again. `onFailed`:
 * it does not come.
 */
export const openChat = (url: string, onFailed: () => void) => {
  if (document.querySelector(SCRIPT)) return focusOnWidget()
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.dataset.chat = ''
  script.onerror = () => {
    script.remove()
    onFailed()
  }
  watchBody()
  document.head.append(script)
}

/**
 * Staff get no chat (spec.md section 1). A program that runs cannot be taken out of a page, so the page is
 * loaded anew.
 */
export const takeChatOut = () => {
  if (document.querySelector(SCRIPT)) location.reload()
}

const watchBody = () =>
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) parts.add(node)
  }).observe(document.body, { childList: true })

const focusOnWidget = () => {
  for (const part of parts) {
    const control = part.matches(CONTROLS) ? part : part.querySelector<HTMLElement>(CONTROLS)
    control?.focus()
    if (control && control === document.activeElement) return
  }
}

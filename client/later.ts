/**
 * Runs the storefront on a page that the server drew, once its first pictures are seen: until then they have
 * the line and the processor to themselves. Whoever presses or types something has it at once. The page's
 * head says what runs (host/web/hold-back.ts).
 */

/** In milliseconds: a picture that does not come keeps nothing else from coming. Not in spec.md. */
const PATIENCE = 4_000

const WANTED = ['pointerdown', 'keydown', 'input'] as const

const isFirst = ({ loading }: HTMLImageElement) => loading !== 'lazy'

const awaitPictures = async () => {
  const pictures = Array.from(document.images).filter(isFirst)
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  // A picture is painted with the frame after the one it was decoded for.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

const awaitWanted = () =>
  new Promise((resolve) => {
    // What somebody typed before this ran.
    if (document.activeElement instanceof HTMLInputElement) resolve(null)
    for (const type of WANTED) addEventListener(type, resolve, { once: true, passive: true })
  })

/** Marks the button that somebody presses before anything hears it: it is pressed for them later. */
const markPressed = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  // The form that it sends works by itself.
  if (!button || (button.form && button.type === 'submit')) return
  for (const earlier of document.querySelectorAll<HTMLElement>('[data-pressed]'))
    delete earlier.dataset.pressed
  button.dataset.pressed = ''
}

const awaitPatience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE))

/** Each part runs in a task of its own: what somebody does meanwhile comes between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

document.getElementById('root')?.addEventListener('click', markPressed)
await Promise.race([awaitPictures(), awaitWanted(), awaitPatience()])
for (const [at, link] of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]').entries()) {
  // To ask for one file takes a phone some 10 ms.
  if (at % 4 === 3) await nextTask()
  link.crossOrigin = ''
  link.rel = 'modulepreload'
}
const parts = document.querySelector<HTMLScriptElement>('script[data-parts]')?.dataset.parts ?? ''
for (const part of parts.split(' ')) {
  await import(/* @vite-ignore */ part)
  await nextTask()
}

export {}

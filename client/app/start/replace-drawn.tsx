import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Puts the browser's page in the place of the one that the server drew. It is made beside it, a little at a
 * time, and then takes its place in one task. What somebody has typed before goes over to the field of the
 * same name, and so does the focus.
 */
export const replaceDrawn = (drawn: HTMLElement, page: ReactNode): void => {
  const root = document.createElement('div')
  drawn.before(root)
  const takePlace = () => {
    const typed = [...drawn.querySelectorAll<HTMLInputElement>('input[name]')].map(readTyped)
    drawn.remove()
    root.id = drawn.id
    for (const { name, value, isFocused } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field && value !== null) field.value = value
      if (isFocused) field?.focus()
    }
  }
  startTransition(() => createRoot(root).render(<Replacement onMade={takePlace}>{page}</Replacement>))
}

/** Calls `onMade` once what it holds is in the document, before that is painted. */
const Replacement = ({ onMade, children }: { onMade: () => void; children: ReactNode }) => {
  useLayoutEffect(onMade, [onMade])
  return children
}

const readTyped = (field: HTMLInputElement) => ({
  name: field.name,
  value: field.value === field.defaultValue ? null : field.value,
  isFocused: field === document.activeElement,
})

import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Puts the browser's page in the place of the one that the server drew, in one task. What somebody has typed
 * before goes over to the field of the same name, and so does the focus.
 */
export const replaceDrawn = (root: HTMLElement, page: ReactNode): void => {
  const typed = [...root.querySelectorAll<HTMLInputElement>('input[name]')].map(readTyped)
  flushSync(() => createRoot(root).render(page))
  for (const { name, value, isFocused } of typed) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field && value !== null) field.value = value
    if (isFocused) field?.focus()
  }
}

const readTyped = (field: HTMLInputElement) => ({
  name: field.name,
  value: field.value === field.defaultValue ? null : field.value,
  isFocused: field === document.activeElement,
})

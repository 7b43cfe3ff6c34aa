import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Puts the browser's page in the place of the one that the server drew. It is made beside it, a little at a
 * time, and then takes its place in one task. What somebody has typed before goes over to the field of the
 * same name, and so does the focus; the button that was pressed last is pressed again, as it was not heard.
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
  const pressAgain = () => findPressed(drawn, root)?.click()
  startTransition(() =>
    createRoot(root).render(
      <Replacement onMade={takePlace} onReady={pressAgain}>
        {page}
      </Replacement>,
    ),
  )
}

interface ReplacementProps {
  /** What it holds is in the document, and not painted yet. */
  onMade: () => void
  /** What is pressed is heard. */
  onReady: () => void
  children: ReactNode
}

/** Calls each once. */
const Replacement = ({ onMade, onReady, children }: ReplacementProps) => {
  useLayoutEffect(onMade, [onMade])
  useEffect(onReady, [onReady])
  return children
}

const readTyped = (field: HTMLInputElement) => ({
  name: field.name,
  value: field.value === field.defaultValue ? null : field.value,
  isFocused: field === document.activeElement,
})

/** Finds the button that stands for the drawn one that was marked as pressed (client/later.ts). */
const findPressed = (drawn: HTMLElement, root: HTMLElement): HTMLElement | undefined => {
  const pressed = drawn.querySelector<HTMLButtonElement>('button[data-pressed]')
  if (!pressed) return
  const name = nameOf(pressed)
  const at = buttonsCalled(name, drawn).indexOf(pressed)
  return buttonsCalled(name, root)[at]
}

const buttonsCalled = (name: string, page: HTMLElement) =>
  [...page.querySelectorAll('button')].filter((button) => nameOf(button) === name)

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent

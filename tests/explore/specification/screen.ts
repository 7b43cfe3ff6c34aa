/** Finds elements that somebody can see. */
type Shown = (selector: string) => HTMLElement[]

/** The focused field that the visitor can type in. */
export type Field = { kind: string; isEmpty: boolean }

export const textOf = (element: Element | null): string => (element?.textContent ?? '').trim()

const RETRY = /\b(retry|try again)\b/i

/**
 * Reads what stands around a control that asks to try again: the nearest part of the page that says more than
 * the control.
 */
const readAround = (control: HTMLElement): string => {
  let part: HTMLElement = control
  while (part.parentElement && textOf(part).length <= textOf(control).length) part = part.parentElement
  return textOf(part)
}

/** Reads the texts that ask the visitor to try again, by a control or in words. */
export const offersOf = (shown: Shown): string[] => [
  ...shown('button, a')
    .filter((control) => RETRY.test(textOf(control)))
    .map(readAround),
  ...shown('[role=alert], [role=status]')
    .map(textOf)
    .filter((text) => RETRY.test(text)),
]

const TEXTS = ['text', 'search', 'email', 'password', 'tel', 'url']
const FIELDS = ['textarea', 'input:not([type])', ...TEXTS.map((type) => `input[type=${type}]`)].join(', ')

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Reads what each text field holds. A number is no text: the shop corrects it. */
export const readTyped = (shown: Shown): { [field: string]: string } =>
  Object.fromEntries(
    shown(FIELDS)
      .filter(isField)
      .map((field, index) => [field.name || field.id || String(index), field.value]),
  )

export const fieldOf = (element: Element | null): Field | null =>
  element && isField(element) && !['checkbox', 'radio', 'file', 'range'].includes(element.type)
    ? { kind: element.type, isEmpty: element.value === '' }
    : null

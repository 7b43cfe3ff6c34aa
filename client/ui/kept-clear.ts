/** Marks what a notice must not cover: the step that most visitors take next, and its price. */
export const KEPT_CLEAR = 'data-kept-clear'

export const keptClear = { [KEPT_CLEAR]: '' }

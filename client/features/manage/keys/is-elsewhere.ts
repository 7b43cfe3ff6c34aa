const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type="checkbox"])'

/** Keys are for the console only while nobody types, and no dialog or menu stands over it. */
export const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element &&
  (target.matches(TEXT_FIELD) || target.closest('[popover]') !== null || isInDialog({ target }))

/** A dialog has keys of its own. */
export const isInDialog = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"]') !== null

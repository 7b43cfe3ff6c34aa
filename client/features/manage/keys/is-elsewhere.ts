const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type="checkbox"])'

/** Keys are for the console only while nobody types, and no dialog or menu stands over it. */
export const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element &&
  (target.matches(TEXT_FIELD) || target.closest('dialog, [role="dialog"], [popover]') !== null)

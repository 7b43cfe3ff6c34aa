/** What IndexedDB rejects with where something is there already. */
export const conflict = () => new DOMException('It is there already.', 'ConstraintError')

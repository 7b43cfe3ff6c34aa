/** Said wherever a batch's lifecycle lets nobody stop it or take it back. */
export const ONLY_RUNNING_STOPS = 'Only what runs can be stopped.'
export const ONLY_ENDED_UNDONE = 'Only what has ended can be undone.'
export const NOTHING_CHANGED = 'This batch changed nothing.'

/** Said wherever a batch's lifecycle lets nobody stop it or take it back. */
export const ONLY_RUNNING_STOPS = 'Only a running batch can be stopped.'
export const ONLY_ENDED_UNDONE = 'Only a finished batch can be undone.'
export const NOTHING_CHANGED = 'This batch changed nothing.'

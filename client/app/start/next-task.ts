/** Ends the task: what somebody presses, and what is to be painted, comes before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

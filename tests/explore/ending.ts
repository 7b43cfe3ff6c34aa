const told = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => told.abort())

/** Aborted once somebody ends the command: the visit under way ends, and what was opened for it is closed. */
export const ending = told.signal

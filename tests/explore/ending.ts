const told = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => told.abort())

/**
 * Aborts once somebody ends the command; the visit under way then ends, and what was opened for it closes.
 */
export const ending = told.signal

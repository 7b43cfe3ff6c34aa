/** Milliseconds between two words about progress. */
const BETWEEN = 400
/** As much of the speed before counts as of the newest. */
const STEADY = 0.7

/** Tells at most a few times a second how far a file is and how fast it goes, in bytes a second. */
export const createPace = (now: () => number, tell: (offset: number, rate: number) => void) => {
  const last = { at: now(), offset: -1, rate: 0 }
  return {
    take(offset: number): void {
      const passed = now() - last.at
      if (last.offset === -1) {
        Object.assign(last, { at: now(), offset })
        return
      }
      if (passed < BETWEEN) return
      const measured = ((offset - last.offset) / passed) * 1_000
      const rate = last.rate === 0 ? measured : STEADY * last.rate + (1 - STEADY) * measured
      Object.assign(last, { at: now(), offset, rate })
      tell(offset, Math.round(rate))
    },
  }
}

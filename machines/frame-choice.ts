/** What a print is framed in, as the services name it. `mat` is null without one. */
export interface FrameChoice {
  moulding: string
  mat: string | null
}

/** Whether both are framed alike; null, or nothing, is unframed. */
export const isSameFrame = (one: FrameChoice | null = null, other: FrameChoice | null = null): boolean =>
  one?.moulding === other?.moulding && one?.mat === other?.mat

/** What a print is framed in, as the services name it. `mat` is null without one. */
export interface FrameChoice {
  moulding: string
  mat: string | null
}

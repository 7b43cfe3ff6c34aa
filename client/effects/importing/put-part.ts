/** A part on a slow line takes this long; the shop waits no longer either. */
const PATIENCE_MS = 30_000

/** Sends a part of a file to an address of this origin. */
export type PutPart = (address: string, part: Blob) => Promise<Response>

export const putPart: PutPart = (address, part) =>
  fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: part,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

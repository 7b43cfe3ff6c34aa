import type { FastifyInstance } from 'fastify'

/** Listens, or says which setting to change when the port is taken. */
export const listen = async (
  app: FastifyInstance,
  place: { host: string; port: number; setting: string; hostSetting: string },
) => {
  try {
    await app.listen({ host: place.host, port: place.port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new Error(`${place.host} is no address of this machine; set ${place.hostSetting} to one.`, {
        cause: error,
      })
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    throw new Error(`Port ${place.port} is not free; set ${place.setting} to another.`, { cause: error })
  }
}

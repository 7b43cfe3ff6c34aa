import { readFile } from 'node:fs/promises'

/** Reads how many megabytes the services' process holds now; it is the web process's child. */
export const readServicesMemory = async (webPid: number): Promise<number> => {
  const children = await readFile(`/proc/${webPid}/task/${webPid}/children`, 'utf8')
  const status = await readFile(`/proc/${children.trim().split(' ')[0]}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

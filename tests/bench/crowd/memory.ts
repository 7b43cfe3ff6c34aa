import { readFile } from 'node:fs/promises'

/** Megabytes that the process of the services holds now: the child of the web process. */
export const servicesMemory = async (webPid: number): Promise<number> => {
  const children = await readFile(`/proc/${webPid}/task/${webPid}/children`, 'utf8')
  const status = await readFile(`/proc/${children.trim().split(' ')[0]}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

import { spawnSync } from 'node:child_process'

/** Lists the processes that another has begun; the web process's are the services. */
export const childrenOf = (pid: number): number[] =>
  spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

import { spawnSync } from 'node:child_process'

/** The processes that another has begun: of the web process, the services. */
export const childrenOf = (pid: number): number[] =>
  spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

import { ACCOUNT_MUTATION_CASES } from './account-mutations.ts'
import { APPLYING_CASES } from './applying-cases.ts'
import { BATCH_CASES } from './batch-cases.ts'
import type { GraphCase } from './case.ts'
import { FOLLOWING_CASES } from './following-cases.ts'
import { MONEY_CASES } from './money-cases.ts'
import { MUTATION_CASES } from './mutations.ts'
import { OWN_ART_CASES } from './own-art-cases.ts'
import { PROJECT_MUTATION_CASES } from './project-mutations.ts'
import { QUERY_CASES } from './queries.ts'
import { RESOURCE_CASES } from './resource-cases.ts'
import { RETURN_CASES } from './return-cases.ts'
import { THREAD_CASES } from './thread-cases.ts'
import { UPLOAD_CASES } from './upload-cases.ts'

/** Who is answered what by every query and every mutation. */
export const GRAPH_CASES: readonly GraphCase[] = [
  ...QUERY_CASES,
  ...ACCOUNT_MUTATION_CASES,
  ...PROJECT_MUTATION_CASES,
  ...MUTATION_CASES,
  ...RESOURCE_CASES,
  ...BATCH_CASES,
  ...UPLOAD_CASES,
  ...APPLYING_CASES,
  ...OWN_ART_CASES,
  ...FOLLOWING_CASES,
  ...MONEY_CASES,
  ...THREAD_CASES,
  ...RETURN_CASES,
]

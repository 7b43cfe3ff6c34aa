import type { GeneratorName } from '#services/art/generators.ts'
import { abstracts } from './abstracts.ts'
import { figures } from './figures.ts'
import { landscapes } from './landscapes.ts'
import { photographs } from './photographs.ts'
import type { Subject } from './subject.ts'

export const SUBJECTS: Record<GeneratorName, Subject> = {
  ...landscapes,
  ...figures,
  ...abstracts,
  ...photographs,
}

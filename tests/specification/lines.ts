import type { Section } from './section.ts'
import { purpose } from './sections/1-purpose.ts'
import { screensAndRoutes } from './sections/2-screens-and-routes.ts'
import { entities } from './sections/3-entities.ts'
import { transitions } from './sections/4-transitions.ts'
import { validationRules } from './sections/5-validation-rules.ts'
import { rolesAndPermissions } from './sections/6-roles-and-permissions.ts'
import { calls } from './sections/7-calls.ts'
import { errorCatalogue } from './sections/8-error-catalogue.ts'
import { constantsAndLimits } from './sections/9-constants-and-limits.ts'

export const sections: readonly Section[] = [
  purpose,
  screensAndRoutes,
  entities,
  transitions,
  validationRules,
  rolesAndPermissions,
  calls,
  errorCatalogue,
  constantsAndLimits,
]

import { declarePort } from '#machines/port.ts'

export const projectChoicePorts = {
  /**
   * Things are added to it from then on; once or twice is the same. BAD_USER_INPUT when it is ordered or
   * nobody's any more.
   */
  choose: declarePort<void, { projectId: string }>('project-choice.choose'),
}

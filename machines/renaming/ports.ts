import { declarePort } from '#machines/port.ts'

export interface NewName {
  cartToken: string
  /** 1 to 100 characters, none of them a space at either end. */
  name: string
}

export const renamingPorts = {
  /**
   * Once or twice is the same. BAD_USER_INPUT with `fields.name`; CONFLICT when it has been ordered,
   * NOT_FOUND when it is nobody's any more.
   */
  rename: declarePort<void, NewName>('renaming.rename'),
}

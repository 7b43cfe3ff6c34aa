import type { ActivityEditView } from '#services/content/activity/contract.ts'
import type { RecordEditType, Resolvers } from '../../generated/resolvers.ts'

const TYPES: Record<ActivityEditView['type'], RecordEditType> = {
  'record.created': 'CREATED',
  'record.edited': 'EDITED',
  'record.deleted': 'DELETED',
}

export const activityResolvers: Resolvers = {
  Query: {
    activity: async (_, { person, resource, day, after, limit }, { activity }) => {
      const { results, next } = await activity.read({ person, resource, day, after, limit })
      return { entries: results, next }
    },
    activityPeople: (_, _args, { activity }) => activity.people(),
  },
  ActivityEdit: { recordId: ({ id }) => id, type: ({ type }) => TYPES[type] },
  ActivityBatch: { id: ({ id }) => `${id}` },
}

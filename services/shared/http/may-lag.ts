/**
 * The header of a GET, `1`, by which a process of the shop says that whoever it asks for has written nothing
 * just now: a replica may answer (services/shared/database/replica.ts).
 */
export const MAY_LAG = 'x-may-lag'

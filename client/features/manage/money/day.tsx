import { Time } from '#client/ui/time.tsx'

/** A day of business, YYYY-MM-DD: the same for everyone, wherever they are. */
export const Day = ({ day }: { day: string }) => <Time at={day} to="day" isUtc />

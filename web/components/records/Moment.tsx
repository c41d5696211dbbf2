import { formatMoment } from "./formatMoment.ts"

/** A moment in the reader's own language and time zone, and for machines in UTC. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>

import { type CastId, findCastMember } from '../../parts/cast.ts'
import { hoursAgo } from '../../parts/sample-task.ts'
import type { Activity } from './portfolio.ts'

type SampleEntry = [author: CastId, hours: number, text: string]

export const createActivity = (prefix: string, entries: SampleEntry[]): Activity[] =>
  entries.map(([author, hours, text], index) => ({
    id: `${prefix}-atividade-${index}`,
    at: hoursAgo(hours),
    author: findCastMember(author).name,
    text,
  }))

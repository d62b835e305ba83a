import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { repeatSchema } from './repeat.ts'

export const answers = {
  pending: { label: 'Sem resposta', palette: 'neutral', partstat: 'NEEDS-ACTION' },
  yes: { label: 'Vai', palette: 'success', partstat: 'ACCEPTED' },
  maybe: { label: 'Talvez', palette: 'warning', partstat: 'TENTATIVE' },
  no: { label: 'Não vai', palette: 'danger', partstat: 'DECLINED' },
} as const

export type Answer = keyof typeof answers

const answerNames = Object.keys(answers) as [Answer, ...Answer[]]

export type Guest = { id: string; answer: Answer }

export const categories = {
  business: { label: 'Negócios', palette: 'info' },
  personal: { label: 'Pessoal', palette: 'success' },
  holiday: { label: 'Feriado', palette: 'danger' },
  family: { label: 'Família', palette: 'warning' },
  meeting: { label: 'Reunião', palette: 'secondary' },
  etc: { label: 'Outros', palette: 'neutral' },
} as const

export type EventCategory = keyof typeof categories

export const categoryNames = Object.keys(categories) as [EventCategory, ...EventCategory[]]

export const agendaSchema = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** `YYYY-MM-DD` for whole days, else `YYYY-MM-DDTHH:mm` in the user's time zone. */
      start: z.string(),
      /** In the same format, exclusive: for whole days, the day after the last. */
      end: z.string(),
      allDay: z.boolean(),
      extendedProps: z.object({ calendar: z.enum(categoryNames) }),
      place: z.optional(z.string()),
      /** An address of the web, such as a video call's. */
      link: z.optional(z.string()),
      description: z.optional(z.string()),
      /** People of the cast, by their key. */
      guests: z.optional(z.array(z.object({ id: z.string(), answer: z.enum(answerNames) }))),
      repeat: z.optional(repeatSchema),
      /** First days of the occurrences that were removed or became events of their own. */
      exceptions: z.optional(z.array(z.string())),
    }),
  ),
  /** Categories that are not shown. */
  hidden: z.optional(z.array(z.enum(categoryNames))),
  hasNationalHolidays: z.optional(z.boolean()),
})

export type Agenda = z.infer<typeof agendaSchema>

export type CalendarEvent = Agenda['events'][number]

export type EventSnapshot = Snapshot<CalendarEvent>

export type Span = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

import { download } from '@/lib/download.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { EventSnapshot } from './calendar-event.ts'
import { formatIcs } from './ics.ts'

export function exportEvents(events: readonly EventSnapshot[], name: string): void {
  download(name, 'text/calendar;charset=utf-8', formatIcs(events))
  announce(`Arquivo ${name} criado`)
}

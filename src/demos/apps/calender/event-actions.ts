import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { offerUndo } from '../../parts/undo-offer.ts'
import type { Span } from './calendar-event.ts'
import type { Occurrence } from './occurrences.ts'
import { changeSeries, type EventChanges, removeFromSeries, type Scope } from './series.ts'
import { formatSpan } from './span.ts'
import { applySeriesChange, removeEvent, updateEvent } from './store.ts'

/** Moves an event that is not repeated. */
export function moveEvent({ event }: Occurrence, span: Span) {
  const undo = updateEvent(event.id, span)
  notify.success('Edit Successfully')
  const text = `“${event.title}” agora em ${formatSpan(span)}`
  announce(text)
  offerUndo(text, undo)
}

export function editEvent({ event }: Occurrence, changes: EventChanges) {
  const undo = updateEvent(event.id, changes)
  notify.success('Edit Successfully')
  offerUndo(`“${changes.title ?? event.title}” foi alterado`, undo)
}

export function changeOccurrences({ event, day }: Occurrence, scope: Scope, changes: EventChanges) {
  const undo = applySeriesChange(event.id, changeSeries({ event, day, scope }, changes))
  notify.success('Edit Successfully')
  offerUndo(`“${changes.title ?? event.title}” foi alterado`, undo)
}

export function removeOccurrences({ event, day }: Occurrence, scope: Scope) {
  const undo = applySeriesChange(event.id, removeFromSeries({ event, day, scope }))
  notify.success('Remove Successfully')
  offerUndo(`“${event.title}” foi removido`, undo)
}

export function removeWhole({ event }: Occurrence) {
  const undo = removeEvent(event.id)
  notify.success('Remove Successfully')
  offerUndo(`“${event.title}” foi removido`, undo)
}

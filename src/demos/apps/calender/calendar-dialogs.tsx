import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { ShownEvent, Span } from './calendar-event.ts'
import { EventDialog } from './event-dialog.tsx'
import { draftOf, eventFrom, newDraft } from './event-draft.ts'
import { addEvent, removeEvent, updateEvent } from './store.ts'

/** The dialogs that the calendar may open. */
export type Asking = { what: 'new'; span: Span } | { what: 'edit' | 'removal'; event: ShownEvent }

type CalendarDialogsProps = { asking: Asking | undefined; onAsk: (asking: Asking | undefined) => void }

/** The dialog that is open, if any. */
export const CalendarDialogs = ({ asking, ...props }: CalendarDialogsProps) => (
  <Presence>{asking && <AskedDialog asking={asking} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function AskedDialog({ asking, onAsk }: CalendarDialogsProps & { asking: Asking }) {
  const close = () => onAsk(undefined)
  const done = (toast: string) => {
    close()
    notify.success(toast)
  }
  switch (asking.what) {
    case 'new':
      return (
        <EventDialog
          title="Novo evento"
          submit="Adicionar"
          draft={newDraft(asking.span)}
          onClose={close}
          onSubmit={(draft) => {
            addEvent(eventFrom(draft))
            done('Add Successfully')
          }}
        />
      )
    case 'edit':
      return (
        <EventDialog
          title="Editar evento"
          submit="Salvar"
          draft={draftOf(asking.event)}
          onClose={close}
          onRemove={() => onAsk({ what: 'removal', event: asking.event })}
          onSubmit={(draft) => {
            updateEvent(asking.event.id, eventFrom(draft))
            done('Edit Successfully')
          }}
        />
      )
    case 'removal':
      return (
        <ConfirmDialog
          title="Remover evento?"
          detail={`“${asking.event.title}” sai do calendário e não pode ser recuperado.`}
          action="Remover"
          onClose={close}
          onConfirm={() => {
            removeEvent(asking.event.id)
            done('Remove Successfully')
            focusTitle()
          }}
        />
      )
  }
}

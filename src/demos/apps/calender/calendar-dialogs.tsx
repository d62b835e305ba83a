import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { EventSnapshot, Span } from './calendar-event.ts'
import { EventDialog } from './event-dialog.tsx'
import { draftToEvent, eventToDraft, newDraft } from './event-draft.ts'
import { addEvent, removeEvent, updateEvent } from './store.ts'

export type CalendarDialogState =
  | { kind: 'new'; span: Span }
  | { kind: 'edit' | 'removal'; event: EventSnapshot }

type CalendarDialogsProps = {
  dialog: CalendarDialogState | undefined
  onDialogChange: (dialog: CalendarDialogState | undefined) => void
}

export const CalendarDialogs = ({ dialog, ...props }: CalendarDialogsProps) => (
  <Presence>{dialog && <ActiveDialog dialog={dialog} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function ActiveDialog({ dialog, onDialogChange }: CalendarDialogsProps & { dialog: CalendarDialogState }) {
  const close = () => onDialogChange(undefined)
  const closeWithToast = (toast: string) => {
    close()
    notify.success(toast)
  }
  switch (dialog.kind) {
    case 'new':
      return (
        <EventDialog
          title="Novo evento"
          submit="Adicionar"
          draft={newDraft(dialog.span)}
          onClose={close}
          onSubmit={(draft) => {
            addEvent(draftToEvent(draft))
            closeWithToast('Add Successfully')
          }}
        />
      )
    case 'edit':
      return (
        <EventDialog
          title="Editar evento"
          submit="Salvar"
          draft={eventToDraft(dialog.event)}
          onClose={close}
          onRemove={() => onDialogChange({ kind: 'removal', event: dialog.event })}
          onSubmit={(draft) => {
            updateEvent(dialog.event.id, draftToEvent(draft))
            closeWithToast('Edit Successfully')
          }}
        />
      )
    case 'removal':
      return (
        <ConfirmDialog
          title="Remover evento?"
          detail={`“${dialog.event.title}” sai do calendário e não pode ser recuperado.`}
          action="Remover"
          onClose={close}
          onConfirm={() => {
            removeEvent(dialog.event.id)
            closeWithToast('Remove Successfully')
            focusTitle()
          }}
        />
      )
  }
}

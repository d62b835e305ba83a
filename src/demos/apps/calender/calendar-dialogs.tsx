import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { offerUndo } from '../../parts/undo-offer.ts'
import type { EventSnapshot, Span } from './calendar-event.ts'
import { changeOccurrences, editEvent, removeOccurrences, removeWhole } from './event-actions.ts'
import { EventDialog } from './event-dialog.tsx'
import { draftToEvent, eventToDraft, newDraft, readFields } from './event-draft.ts'
import { exportEvents } from './export-events.ts'
import type { Occurrence } from './occurrences.ts'
import { type EventChanges, type Scope, scopes } from './series.ts'
import { formatSpan } from './span.ts'
import { addEvent } from './store.ts'

export type CalendarDialogState =
  | { kind: 'new'; span: Span }
  | { kind: 'edit' | 'removal' | 'holiday'; occurrence: Occurrence }
  | { kind: 'scope'; occurrence: Occurrence; changes: EventChanges; onCancel?: () => void }

type CalendarDialogsProps = {
  dialog: CalendarDialogState | undefined
  /** To find events at the same time. */
  events: readonly EventSnapshot[]
  onDialogChange: (dialog: CalendarDialogState | undefined) => void
}

export const CalendarDialogs = ({ dialog, ...props }: CalendarDialogsProps) => (
  <Presence>{dialog && <ActiveDialog dialog={dialog} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function ActiveDialog({
  dialog,
  events,
  onDialogChange,
}: CalendarDialogsProps & { dialog: CalendarDialogState }) {
  const close = () => onDialogChange(undefined)
  switch (dialog.kind) {
    case 'new':
      return (
        <EventDialog
          title="Novo evento"
          submit="Adicionar"
          draft={newDraft(dialog.span)}
          events={events}
          onClose={close}
          onSubmit={(draft) => {
            const undo = addEvent(draftToEvent(draft))
            close()
            notify.success('Add Successfully')
            offerUndo(`“${draft.title.trim()}” foi criado`, undo)
          }}
        />
      )
    case 'edit': {
      const { occurrence } = dialog
      const { event } = occurrence
      return (
        <EventDialog
          title="Editar evento"
          submit="Salvar"
          draft={eventToDraft(event, occurrence)}
          events={events}
          ownId={event.id}
          onClose={close}
          onRemove={() => onDialogChange({ kind: 'removal', occurrence })}
          onExport={() => exportEvents([event], 'evento.ics')}
          onSubmit={(draft) => {
            if (event.repeat) return onDialogChange({ kind: 'scope', occurrence, changes: readFields(draft) })
            editEvent(occurrence, draftToEvent(draft))
            close()
          }}
        />
      )
    }
    case 'scope': {
      const { occurrence, changes, onCancel } = dialog
      return (
        <ScopeDialog
          title="Alterar evento repetido"
          detail={`“${changes.title ?? occurrence.event.title}” se repete.`}
          action="Aplicar"
          {...(hasNewRule(occurrence, changes) ? { choices: ['following', 'all'] as const } : {})}
          onClose={() => {
            onCancel?.()
            close()
          }}
          onConfirm={(scope) => {
            changeOccurrences(occurrence, scope, changes)
            close()
          }}
        />
      )
    }
    case 'removal': {
      const { occurrence } = dialog
      const { title, repeat } = occurrence.event
      const confirmed = () => {
        close()
        focusTitle()
      }
      if (repeat)
        return (
          <ScopeDialog
            title="Remover evento?"
            detail={`“${title}” se repete. Esta ocorrência: ${formatSpan(occurrence)}.`}
            action="Remover"
            isRemoval
            onClose={close}
            onConfirm={(scope) => {
              removeOccurrences(occurrence, scope)
              confirmed()
            }}
          />
        )
      return (
        <ConfirmDialog
          title="Remover evento?"
          detail={`“${title}” sai do calendário. Você pode desfazer logo depois.`}
          action="Remover"
          onClose={close}
          onConfirm={() => {
            removeWhole(occurrence)
            confirmed()
          }}
        />
      )
    }
    case 'holiday':
      return (
        <ModalDialog title={dialog.occurrence.event.title} width="420px" onClose={close}>
          <Text>{formatSpan(dialog.occurrence)}</Text>
          <Text color="fg.muted" mt="2">
            Feriado nacional, definido em lei. Para escondê-lo, desligue “Feriados nacionais”.
          </Text>
        </ModalDialog>
      )
  }
}

const hasNewRule = ({ event }: Occurrence, changes: EventChanges) =>
  'repeat' in changes && JSON.stringify(changes.repeat) !== JSON.stringify(event.repeat)

type ScopeDialogProps = {
  title: string
  detail: string
  action: string
  isRemoval?: boolean
  /** A changed rule cannot be for one occurrence. */
  choices?: readonly Scope[]
  onConfirm: (scope: Scope) => void
  onClose: () => void
}

const allScopes = Object.keys(scopes) as Scope[]

/** Asks which occurrences of a series a change or a removal is for. */
function ScopeDialog(props: ScopeDialogProps) {
  const { title, detail, action, isRemoval = false, choices = allScopes, onConfirm, onClose } = props
  const [scope, setScope] = useState<Scope>(choices[0] ?? 'all')
  return (
    <ModalDialog role="alertdialog" title={title} width="460px" onClose={onClose}>
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(scope)
        }}
      >
        <Text color="fg.muted" overflowWrap="anywhere" mb="4">
          {detail}
        </Text>
        <Chips legend="Aplicar a">
          {choices.map((each) => (
            <Chip key={each} name="scope" checked={each === scope} onChange={() => setScope(each)}>
              {scopes[each]}
            </Chip>
          ))}
        </Chips>
        <Flex justify="flex-end" gap="2" mt="6" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" colorPalette={isRemoval ? 'danger' : 'primary'}>
            {action}
          </Button>
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}

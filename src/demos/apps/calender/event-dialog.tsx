import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { LuDownload, LuExternalLink, LuTrash2, LuTriangleAlert } from 'react-icons/lu'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { categories, categoryNames, type EventSnapshot } from './calendar-event.ts'
import { type EventDraft, readWebLink, setAllDay, validateEvent } from './event-draft.ts'
import { GuestFields } from './guest-fields.tsx'
import { MomentFields } from './moment-fields.tsx'
import { findConflicts } from './occurrences.ts'
import { RepeatFields } from './repeat-fields.tsx'

type EventDialogProps = {
  title: string
  submit: string
  draft: EventDraft
  /** To find events at the same time. */
  events: readonly EventSnapshot[]
  ownId?: string
  onSubmit: (draft: EventDraft) => void
  onClose: () => void
  /** Missing if the event cannot be removed here. */
  onRemove?: () => void
  onExport?: () => void
}

const options = categoryNames.map((value) => ({ value, label: categories[value].label }))

export const eventSpec: FormSpec<EventDraft> = [
  { name: 'title', label: 'Título', required: true, input: { maxLength: 120 } },
  { name: 'calendar', label: 'Categoria', kind: 'select', options },
  ({ draft, set }) => (
    <SwitchField
      label="Dia inteiro"
      checked={draft.allDay}
      onChange={(allDay) => set(setAllDay(draft, allDay))}
    />
  ),
  {
    row: [
      ({ draft, problems, set }) => (
        <MomentFields
          label="Início"
          timeLabel="Hora inicial"
          name="start"
          moment={draft.start}
          allDay={draft.allDay}
          error={problems.start}
          onChange={(start) => set({ start })}
        />
      ),
      ({ draft, problems, set }) => (
        <MomentFields
          label="Término"
          timeLabel="Hora final"
          name="end"
          moment={draft.end}
          allDay={draft.allDay}
          error={problems.end}
          onChange={(end) => set({ end })}
        />
      ),
    ],
  },
]

export const detailsSpec: FormSpec<EventDraft> = [
  ({ draft, problems, set }) => (
    <RepeatFields
      day={draft.start.slice(0, 10)}
      repeat={draft.repeat}
      error={problems.until}
      onChange={(repeat) => set({ repeat })}
    />
  ),
  { name: 'place', label: 'Local', input: { maxLength: 120 } },
  {
    name: 'link',
    label: 'Link',
    input: {
      type: 'url',
      inputMode: 'url',
      maxLength: 500,
      dir: 'ltr',
      placeholder: 'https://exemplo.com.br/sala',
    },
    help: ({ link }) => openLinkFor(readWebLink(link)),
  },
  ({ draft, set }) => <GuestFields guests={draft.guests} onChange={(guests) => set({ guests })} />,
  { name: 'description', label: 'Descrição', kind: 'area', input: { maxLength: 2000 } },
]

/** The form of an event, to add or edit it. It can move an event as dragging does. */
export function EventDialog({
  title,
  submit,
  draft: initial,
  events,
  ownId,
  onSubmit,
  onClose,
  onRemove,
  onExport,
}: EventDialogProps) {
  const { draft, set, problems, form } = useDraft({ initial, validate: validateEvent, onSubmit })
  const conflicts = () => <ConflictHint draft={draft} events={events} ownId={ownId} />

  return (
    <ModalDialog title={title} width="600px" onClose={onClose}>
      <chakra.form {...form} display="grid" gap="4">
        <SpecFields spec={[...eventSpec, conflicts, ...detailsSpec]} form={{ draft, set, problems }} />
        <Flex justify="space-between" align="flex-end" gap="2" wrap="wrap">
          {onRemove && (
            <Button variant="ghost" colorPalette="danger" onClick={onRemove}>
              <LuTrash2 aria-hidden="true" />
              Remover
            </Button>
          )}
          {onExport && (
            <Button variant="ghost" onClick={onExport}>
              <LuDownload aria-hidden="true" />
              Exportar (.ics)
            </Button>
          )}
          <chakra.div ms="auto">
            <FormButtons submit={submit} onCancel={onClose} />
          </chakra.div>
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}

/** A link, if there is an address to open. */
const openLinkFor = (link: string | undefined) =>
  link && (
    <chakra.a href={link} target="_blank" rel="noopener noreferrer" css={openLink}>
      <LuExternalLink aria-hidden="true" />
      Abrir o link em outra aba
    </chakra.a>
  )

const openLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  color: 'primary.fg',
  textDecoration: 'underline',
} as const

type ConflictHintProps = {
  draft: EventDraft
  events: readonly EventSnapshot[]
  ownId: string | undefined
}

/** Events at the same time. They do not keep the user from saving. */
function ConflictHint({ draft, events, ownId }: ConflictHintProps) {
  const isValid = Object.keys(validateEvent({ ...draft, title: 'x' })).length === 0
  const conflicts = isValid ? findConflicts(events, draft, ownId) : []
  return (
    <Flex role="status" gap="2" color="fg.warning" css={{ '&:empty': { display: 'none' } }}>
      {conflicts.length > 0 && (
        <>
          <LuTriangleAlert aria-hidden="true" />
          <Text flex="1" minW="0">
            Coincide com{' '}
            {conflicts
              .slice(0, 3)
              .map(({ event, start, end }) => `“${event.title}” (${start.slice(11)} a ${end.slice(11)})`)
              .join(', ')}
          </Text>
        </>
      )}
    </Flex>
  )
}

import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { LuDownload, LuExternalLink, LuTrash2, LuTriangleAlert } from 'react-icons/lu'
import { TextField } from '@/ui/forms/field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { categories, categoryNames, type EventCategory, type EventSnapshot } from './calendar-event.ts'
import { type EventDraft, setAllDay, validateEvent } from './event-draft.ts'
import { GuestFields } from './guest-fields.tsx'
import { MomentFields } from './moment-fields.tsx'
import { findConflicts } from './occurrences.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { readWebLink } from './web-link.ts'

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

const choices = categoryNames.map((value) => ({ value, label: categories[value].label }))

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
  const link = readWebLink(draft.link)

  return (
    <ModalDialog title={title} width="600px" onClose={onClose}>
      <chakra.form {...form} display="grid" gap="4">
        <TextField
          label="Título"
          name="title"
          required
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          error={problems.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <SelectField
          label="Categoria"
          value={draft.calendar}
          choices={choices}
          onChange={(calendar) => set({ calendar: calendar as EventCategory })}
        />
        <SwitchField
          label="Dia inteiro"
          checked={draft.allDay}
          onChange={(allDay) => set(setAllDay(draft, allDay))}
        />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <MomentFields
            label="Início"
            timeLabel="Hora inicial"
            name="start"
            moment={draft.start}
            allDay={draft.allDay}
            error={problems.start}
            onChange={(start) => set({ start })}
          />
          <MomentFields
            label="Término"
            timeLabel="Hora final"
            name="end"
            moment={draft.end}
            allDay={draft.allDay}
            error={problems.end}
            onChange={(end) => set({ end })}
          />
        </Grid>
        <ConflictHint draft={draft} events={events} ownId={ownId} />
        <RepeatFields
          day={draft.start.slice(0, 10)}
          repeat={draft.repeat}
          error={problems.until}
          onChange={(repeat) => set({ repeat })}
        />
        <TextField
          label="Local"
          name="place"
          autoComplete="off"
          maxLength={120}
          value={draft.place ?? ''}
          onChange={({ target }) => set({ place: target.value })}
        />
        <TextField
          label="Link"
          name="link"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          dir="ltr"
          placeholder="https://exemplo.com.br/sala"
          value={draft.link ?? ''}
          error={problems.link}
          help={
            link && (
              <chakra.a href={link} target="_blank" rel="noopener noreferrer" css={openLink}>
                <LuExternalLink aria-hidden="true" />
                Abrir o link em outra aba
              </chakra.a>
            )
          }
          onChange={({ target }) => set({ link: target.value })}
        />
        <GuestFields guests={draft.guests ?? []} onChange={(guests) => set({ guests })} />
        <TextAreaField
          label="Descrição"
          name="description"
          maxLength={2000}
          value={draft.description ?? ''}
          onChange={({ target }) => set({ description: target.value })}
        />
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

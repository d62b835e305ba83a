import { Button, chakra, Flex, Grid } from '@chakra-ui/react'
import { LuTrash2 } from 'react-icons/lu'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { TextField } from '@/ui/forms/text-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { categories, categoryNames, type EventCategory } from './calendar-event.ts'
import { type EventDraft, setAllDay, validateEvent } from './event-draft.ts'
import { MomentFields } from './moment-fields.tsx'

type EventDialogProps = {
  title: string
  submit: string
  draft: EventDraft
  onSubmit: (draft: EventDraft) => void
  onClose: () => void
  /** Missing if the event cannot be removed here. */
  onRemove?: () => void
}

const choices = categoryNames.map((value) => ({ value, label: categories[value].label }))

/** The form of an event, to add or edit it. It can move an event as dragging does. */
export function EventDialog({
  title,
  submit,
  draft: initial,
  onSubmit,
  onClose,
  onRemove,
}: EventDialogProps) {
  const { draft, set, problems, form } = useDraft({ initial, validate: validateEvent, onSubmit })

  return (
    <ModalDialog title={title} width="520px" onClose={onClose}>
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
        <Flex justify="space-between" align="flex-end" gap="2" wrap="wrap">
          {onRemove && (
            <Button type="button" variant="ghost" colorPalette="danger" onClick={onRemove}>
              <LuTrash2 aria-hidden="true" />
              Remover
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

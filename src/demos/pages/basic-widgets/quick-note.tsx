import { Button, chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { notify } from '@/ui/notify.ts'
import { Panel } from '@/ui/panel.tsx'
import { focusInvalid } from '../../parts/focus-invalid.ts'
import { TextAreaField } from '../../parts/text-area-field.tsx'

/** A thought to keep while the page is open. */
export function QuickNote() {
  const [text, setText] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const [isChecked, setChecked] = useState(false)
  const isMissing = text.trim() === ''

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(isMissing)
    if (isMissing) return focusInvalid(event.currentTarget)
    setNotes([text.trim(), ...notes])
    setText('')
    void notify.success('Add Successfully')
  }

  return (
    <Panel title="Notas rápidas">
      <chakra.form noValidate onSubmit={keep} display="grid" gap="3" justifyItems="start">
        <TextAreaField
          label="Nova nota"
          maxLength={280}
          value={text}
          error={isChecked && isMissing ? 'Escreva a nota.' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">Guardar</Button>
      </chakra.form>
      {notes.length === 0 ? (
        <Text mt="4" color="fg.muted">
          Nenhuma nota por enquanto.
        </Text>
      ) : (
        <chakra.ul mt="4" listStyleType="none" divideY="1px">
          {notes.map((note, index) => (
            <chakra.li key={notes.length - index} py="2.5" whiteSpace="pre-line" overflowWrap="anywhere">
              {note}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

import { Button, chakra, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { Panel } from '@/ui/page/panel.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { useTextForm } from '../../parts/use-text-form.ts'
import { addNote, sales } from '../sales/store.ts'

/** Notes; they stay in this browser. */
export function QuickNote() {
  const { notes } = useSnapshot(sales)
  const { text, setText, error, form } = useTextForm('Escreva a nota.', addNote)
  return (
    <Panel title="Notas rápidas">
      <chakra.form {...form} display="grid" gap="3" justifyItems="start">
        <TextAreaField
          label="Nova nota"
          maxLength={280}
          name="text"
          value={text}
          error={error}
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

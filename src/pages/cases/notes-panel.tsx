import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuPlus } from 'react-icons/lu'
import type { CaseNote } from '@/cases/contents.ts'
import { addNote, setTexts } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { NoteArea } from './note-area.tsx'
import { NoteItem } from './note-item.tsx'

type NotesPanelProps = { notes: readonly CaseNote[]; draft: string; isReadOnly: boolean }

/** Plain text with a date, newest first. The note that is being typed is saved too. */
export function NotesPanel({ notes, draft, isReadOnly }: NotesPanelProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  function add() {
    const text = draft.trim()
    if (text === '') return
    editCase(addNote(text, Date.now()))
    announce('Nota adicionada')
    // An empty field disables the button, which would lose the focus.
    area.current?.focus()
  }
  return (
    <Panel title="Notas">
      {!isReadOnly && (
        <Box>
          <NoteArea
            ref={area}
            label="Nova nota"
            value={draft}
            placeholder="O que você viu, concluiu ou falta verificar"
            onChange={(noteDraft) => editCase(setTexts({ noteDraft }))}
            onSubmit={add}
          />
          <Flex justify="flex-end" mt="2">
            <Button
              size="sm"
              variant="outline"
              colorPalette="primary"
              minH={touchHeight}
              disabled={draft.trim() === ''}
              onClick={add}
            >
              <LuPlus aria-hidden="true" /> Adicionar nota
            </Button>
          </Flex>
        </Box>
      )}
      {notes.length === 0 && isReadOnly && <Text color="fg.muted">Nenhuma nota.</Text>}
      {notes.length > 0 && (
        <Box
          as="ul"
          listStyleType="none"
          divideY="1px"
          aria-label="Notas do caso"
          mt={isReadOnly ? '0' : '2'}
        >
          <MotionRows>
            {notes.map((note) => (
              <MotionRow key={note.id}>
                <NoteItem note={note} isReadOnly={isReadOnly} />
              </MotionRow>
            ))}
          </MotionRows>
        </Box>
      )}
    </Panel>
  )
}

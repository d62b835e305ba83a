import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import type { CaseNote } from '@/cases/contents.ts'
import { addNote, editNote, removeNote, setTexts } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { TextArea } from '@/ui/forms/text-area.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { LongText } from '@/ui/page/long-text.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { unstored } from './unstored.ts'

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

type NoteItemProps = { note: CaseNote; isReadOnly: boolean }

/** A note with its date. While it is edited, each change is saved; 'Desfazer' restores the text before. */
function NoteItem({ note, isReadOnly }: NoteItemProps) {
  const [before, setBefore] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = before !== undefined && !isReadOnly
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const change = (text: string) => editCase(editNote(note.id, text, Date.now()))
  if (isEditing)
    return (
      <Box py="3">
        <NoteArea
          label="Texto da nota"
          value={note.text}
          autoFocus
          onChange={change}
          onSubmit={() => setBefore(undefined)}
        />
        <Flex gap="2" justify="flex-end" mt="2">
          <Button
            size="sm"
            variant="ghost"
            minH={touchHeight}
            onClick={() => {
              change(before)
              setBefore(undefined)
            }}
          >
            Desfazer
          </Button>
          <Button size="sm" minH={touchHeight} onClick={() => setBefore(undefined)}>
            Concluir
          </Button>
        </Flex>
      </Box>
    )
  return (
    <Box py="3">
      <Flex align="center" justify="space-between" gap="2">
        <Flex color="fg.muted" textStyle="small" columnGap="2" wrap="wrap">
          <RelativeTime at={note.at} />
          {note.editedAt !== undefined && (
            <span>
              editada <RelativeTime at={note.editedAt} />
            </span>
          )}
        </Flex>
        {!isReadOnly && (
          <Flex gap="0.5" my="-1">
            <IconButton
              ref={pencil}
              css={iconButton}
              variant="ghost"
              aria-label="Editar nota"
              title="Editar nota"
              onClick={() => setBefore(note.text)}
            >
              <LuPencil aria-hidden="true" />
            </IconButton>
            <IconButton
              css={iconButton}
              variant="ghost"
              aria-label="Apagar nota"
              title="Apagar nota"
              onClick={() => setRemoving(true)}
            >
              <LuTrash2 aria-hidden="true" />
            </IconButton>
          </Flex>
        )}
      </Flex>
      <Text as="div" whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
        <LongText text={note.text} limit={800} />
      </Text>
      {isRemoving && !isReadOnly && (
        <Flex role="group" aria-label="Apagar a nota?" gap="2" mt="3" align="center" wrap="wrap">
          <Text fontWeight="500" me="auto">
            Apagar a nota?
          </Text>
          <Button size="sm" variant="outline" autoFocus minH={touchHeight} onClick={() => setRemoving(false)}>
            Manter
          </Button>
          <Button
            size="sm"
            colorPalette="danger"
            minH={touchHeight}
            onClick={() => {
              editCase(removeNote(note.id))
              announce('Nota apagada')
            }}
          >
            Apagar
          </Button>
        </Flex>
      )}
    </Box>
  )
}

const iconButton = {
  minW: { base: '11', md: '8' },
  minH: { base: '11', md: '8' },
  boxSize: { base: '11', md: '8' },
} as const

type NoteAreaProps = {
  label: string
  value: string
  placeholder?: string
  autoFocus?: boolean
  ref?: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
  /** Called on Ctrl+Enter. */
  onSubmit: () => void
}

/** The text area of a note. It grows with its text. */
const NoteArea = ({ label, onChange, onSubmit, ...area }: NoteAreaProps) => (
  <TextArea
    {...area}
    {...unstored}
    aria-label={label}
    aria-keyshortcuts="Control+Enter"
    rows={3}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSubmit()
    }}
    minHeight="5.5rem"
    maxHeight="24rem"
  />
)

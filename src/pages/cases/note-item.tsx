import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuPencil, LuTrash2 } from 'react-icons/lu'
import type { CaseNote } from '@/cases/contents.ts'
import { editNote, removeNote } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { LongText } from '@/ui/page/long-text.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { NoteArea } from './note-area.tsx'

type NoteItemProps = { note: CaseNote; isReadOnly: boolean }

/** A note with its date. While it is edited, each change is saved; 'Desfazer' restores the text before. */
export function NoteItem({ note, isReadOnly }: NoteItemProps) {
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
            colorPalette="neutral"
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
              colorPalette="neutral"
              aria-label="Editar nota"
              title="Editar nota"
              onClick={() => setBefore(note.text)}
            >
              <LuPencil aria-hidden="true" />
            </IconButton>
            <IconButton
              css={iconButton}
              variant="ghost"
              colorPalette="neutral"
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
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            autoFocus
            minH={touchHeight}
            onClick={() => setRemoving(false)}
          >
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

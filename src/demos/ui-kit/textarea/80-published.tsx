import { Button, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { Muted } from '../basics.tsx'

export const meta = { title: 'Com botão e atalho', description: 'Publica pelo botão ou pelo teclado.' }

/** Ctrl+Enter, or ⌘+Enter on a Mac, does what the button does. */
export default function Published() {
  const [text, setText] = useState('')
  const [published, setPublished] = useState('')

  function publish() {
    if (text.trim() === '') return
    setPublished(text.trim())
    setText('')
  }

  return (
    <Stack gap="3">
      <TextAreaField
        label="Comentário"
        help="Ctrl+Enter também publica, só nesta página."
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          publish()
        }}
      />
      <Flex align="start" justify="space-between" gap="3">
        <Muted role="status" overflowWrap="anywhere" minW="0">
          {published === '' ? '' : `Publicado: “${published}”`}
        </Muted>
        <Button flexShrink="0" disabled={text.trim() === ''} onClick={publish}>
          Publicar
        </Button>
      </Flex>
    </Stack>
  )
}

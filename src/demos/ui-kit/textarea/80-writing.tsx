import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { headingNode, listNode, paragraphNode, type RichNode } from '../../parts/rich-text/rich-doc.ts'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { bindText, Muted } from '../basics.tsx'

export const meta = {
  Published: { title: 'Com botão e atalho', description: 'Publica pelo botão ou pelo teclado.' },
  Rich: {
    title: 'Texto formatado',
    description: 'Títulos, listas, citações, links e menções, com o resultado abaixo.',
    isWide: true,
  },
}

/** Ctrl+Enter, or ⌘+Enter on a Mac, does what the button does. */
export function Published() {
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
        {...bindText(text, setText)}
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

const minute: RichNode = {
  type: 'doc',
  content: [
    headingNode('Pauta da reunião'),
    paragraphNode('Selecione um trecho e use a barra, ou os atalhos do teclado.'),
    listNode(['Revisar o contrato da livraria', 'Conferir os vencimentos do mês']),
  ],
}

/** The value is the editor's JSON, which `RichTextView` shows without parsing HTML. */
export function Rich() {
  const [doc, setDoc] = useState<RichNode>(minute)
  return (
    <Stack gap="5">
      <RichTextField
        label="Ata da reunião"
        help="Ctrl+K cria um link."
        placeholder="Escreva a ata"
        initial={minute}
        onChange={setDoc}
      />
      <Box role="group" aria-label="Como fica" p="4" bg="bg.subtle" borderRadius="control">
        <RichTextView doc={doc} />
      </Box>
    </Stack>
  )
}

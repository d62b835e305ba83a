import { Box, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { headingNode, listNode, paragraphNode, type RichNode } from '../../parts/rich-text/rich-doc.ts'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx'

export const meta = {
  title: 'Texto formatado',
  description: 'Títulos, listas, citações, links e menções, com o resultado abaixo.',
  isWide: true,
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
export default function Rich() {
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

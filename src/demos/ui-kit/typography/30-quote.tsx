import { Blockquote, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { blockquoteSlotRecipe } from '@chakra-ui/react/theme'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Small } from '../basics.tsx'

export const meta = { title: 'Citação' }

export default function Quote() {
  const { id, name, role } = findCastMember('noemia')
  return (
    <Flex direction="column" gap="5">
      <Blockquote.Root recipe={blockquoteSlotRecipe} colorPalette="primary">
        <Blockquote.Content>
          Números alinhados se comparam sem esforço; o que pisca distrai.
        </Blockquote.Content>
        <Blockquote.Caption>Guia de estilo deste painel</Blockquote.Caption>
      </Blockquote.Root>
      <chakra.figure textAlign="center" p="5" bg="bg.subtle" borderRadius="control">
        <Blockquote.Root recipe={blockquoteSlotRecipe} variant="plain" justify="center">
          <Blockquote.Content textStyle="lg">“Se cabe em doze palavras, não use vinte.”</Blockquote.Content>
        </Blockquote.Root>
        <Flex as="figcaption" justify="center" align="center" gap="3" mt="3" textAlign="start">
          <Portrait image={id} name={name} />
          <Box>
            <Text fontWeight="600">{name}</Text>
            <Small>{role}</Small>
          </Box>
        </Flex>
      </chakra.figure>
    </Flex>
  )
}

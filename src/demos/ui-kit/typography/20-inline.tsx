import { Box, Code, Kbd, Link, Mark, Text } from '@chakra-ui/react'
import { codeRecipe, markRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Dentro do texto' }

export default () => (
  <Text lineHeight="tall">
    Um texto pode ter <strong>ênfase forte</strong>, <em>ênfase</em>, um{' '}
    <Mark recipe={markRecipe} variant="subtle" colorPalette="warning" px="1">
      trecho marcado
    </Mark>
    , um{' '}
    <Link href="#page-title" variant="underline">
      link para o começo
    </Link>
    , <Code recipe={codeRecipe}>código</Code>, uma tecla como <Kbd>Ctrl</Kbd> e um{' '}
    <abbr title="Cadastro de Pessoas Físicas">CPF</abbr>, que não se quebra:{' '}
    <Box as="span" whiteSpace="nowrap">
      529.982.247-25
    </Box>
    .
  </Text>
)

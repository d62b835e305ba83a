import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { Small } from '../basics.tsx'

export const meta = {
  title: 'Estilos',
  description: 'Tamanho e entrelinha em pixels, e o peso.',
  isWide: true,
}

const styles = [
  ['figure', '28/34 · 650', '1.284', 'O número de um cartão'],
  ['h1', '24/30 · 650', 'Título da página', 'Um por página'],
  ['h2', '20/26 · 650', 'Título de uma seção', 'Partes de uma página longa'],
  ['h3', '15/20 · 600', 'Título de um painel', 'Painéis e diálogos'],
  ['lg', '18/28 · 400', 'Abertura de um artigo', 'Textos longos'],
  ['body', '14/20 · 400', 'Texto corrido, o tamanho de quase tudo', 'Campos, tabelas, botões'],
  ['small', '12/16 · 400', 'Explicações e rodapés', 'Sob um título ou um campo'],
  ['overline', '11/16 · 600', 'Cabeçalho do menu', 'Grupos de um menu'],
] as const

/** Text styles of the theme. The level of a heading is independent of its style; these are plain texts. */
export default () => (
  <Flex as="ul" direction="column" listStyleType="none">
    {styles.map(([style, size, text, use]) => (
      <Grid as="li" key={style} css={styleRow}>
        <Box>
          <Text fontWeight="600">{style}</Text>
          <Small fontVariantNumeric="tabular-nums">{size}</Small>
        </Box>
        <Text
          textStyle={style}
          minW="0"
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          order={{ base: '1', md: '0' }}
        >
          {text}
        </Text>
        <Small hideBelow="md">{use}</Small>
        <IconAction
          size="xs"
          label={`Copiar o estilo ${style}`}
          icon={<LuCopy />}
          onClick={() => void copyText(() => `textStyle="${style}"`, `Estilo ${style} copiado`)}
        />
      </Grid>
    ))}
  </Flex>
)

const styleRow = {
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '120px minmax(0, 1fr) 220px auto' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '2.5',
  borderBottomWidth: '1px',
  '&:last-child': { borderBottomWidth: '0', pb: '0' },
} as const

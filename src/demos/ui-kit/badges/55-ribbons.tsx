import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import { Small } from '../basics.tsx'

export const meta = { title: 'Fitas', isWide: true }

const ribbon = { position: 'absolute', textStyle: 'small', fontWeight: '600' } as const

const corner = { top: '4', insetEnd: '-9', width: '32', py: '0.5', textAlign: 'center' } as const

const edge = {
  ...{ top: '3', insetStart: '0', ps: '4', pe: '5', py: '1' },
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%)',
  _rtl: { clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 8px 50%)' },
}

const bookmark = {
  ...{ top: '0', insetEnd: '5', px: '2', pt: '2', pb: '4' },
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 8px), 0 100%)',
}

const tiles = [
  {
    title: 'Plano anual',
    text: 'Doze meses pelo preço de dez.',
    mark: '−20%',
    palette: 'danger',
    css: { ...corner, rotate: '45deg', _rtl: { rotate: '-45deg' } },
  },
  {
    title: 'Dossiê completo',
    text: 'Reúne seis consultas numa só.',
    mark: 'Mais pedido',
    palette: 'primary',
    css: edge,
  },
  {
    title: 'Placa e débitos',
    text: 'Agora também com o ano do licenciamento.',
    mark: 'Novo',
    palette: 'secondary',
    css: bookmark,
  },
]

const tile = { position: 'relative', overflow: 'hidden', borderWidth: '1px', borderRadius: 'panel' } as const

/** In the corner, at the edge and as a bookmark. They follow the reading direction. */
export default () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 190px), 1fr))" gap="4">
    {tiles.map(({ title, text, mark, palette, css }) => (
      <Box key={title} {...tile} bg="bg.subtle" px="5" pt="12" pb="5" minH="36">
        <Text {...ribbon} bg={`${palette}.solid`} color={`${palette}.contrast`} css={css}>
          {mark}
        </Text>
        <Heading as="h3" textStyle="h3">
          {title}
        </Heading>
        <Small mt="1">{text}</Small>
      </Box>
    ))}
  </Grid>
)

import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Small } from '../basics.tsx'

export const meta = { title: 'Fitas', isWide: true }

const Tile = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Box
    position="relative"
    overflow="hidden"
    borderWidth="1px"
    borderRadius="panel"
    bg="bg.subtle"
    px="5"
    pt="12"
    pb="5"
    minH="36"
  >
    {children}
    <Heading as="h3" textStyle="h3">
      {title}
    </Heading>
    <Small mt="1">{text}</Small>
  </Box>
)

/** In the corner, at the edge and as a bookmark. They follow the reading direction. */
export default () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 190px), 1fr))" gap="4">
    <Tile title="Plano anual" text="Doze meses pelo preço de dez.">
      <Text
        position="absolute"
        top="4"
        insetEnd="-9"
        width="32"
        textAlign="center"
        rotate="45deg"
        _rtl={{ rotate: '-45deg' }}
        bg="danger.solid"
        color="danger.contrast"
        textStyle="small"
        fontWeight="600"
        py="0.5"
      >
        −20%
      </Text>
    </Tile>
    <Tile title="Dossiê completo" text="Reúne seis consultas numa só.">
      <Text
        position="absolute"
        top="3"
        insetStart="0"
        ps="4"
        pe="5"
        py="1"
        bg="primary.solid"
        color="primary.contrast"
        textStyle="small"
        fontWeight="600"
        clipPath="polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%)"
        _rtl={{ clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 8px 50%)' }}
      >
        Mais pedido
      </Text>
    </Tile>
    <Tile title="Placa e débitos" text="Agora também com o ano do licenciamento.">
      <Text
        position="absolute"
        top="0"
        insetEnd="5"
        px="2"
        pt="2"
        pb="4"
        bg="secondary.solid"
        color="secondary.contrast"
        textStyle="small"
        fontWeight="600"
        clipPath="polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 8px), 0 100%)"
      >
        Novo
      </Text>
    </Tile>
  </Grid>
)

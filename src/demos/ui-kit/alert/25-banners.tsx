import { Alert, Box, Button, CloseButton, Flex } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCloudOff, LuMegaphone, LuRefreshCw, LuTriangleAlert } from 'react-icons/lu'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { OutlineButton } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = { title: 'Faixas com ação', description: 'Cada uma pode ser dispensada.' }

const banners = ['novidade', 'manutencao', 'conexao'] as const

type Banner = (typeof banners)[number]

/** Each has an action that works, and can be dismissed. */
export default function Banners() {
  const [shown, setShown] = useState<readonly Banner[]>(banners)
  const [attempts, setAttempts] = useState(0)
  const dismiss = (banner: Banner) => setShown(shown.filter((each) => each !== banner))
  return (
    <Flex direction="column" gap="3">
      {shown.includes('novidade') && (
        <Alert.Root
          recipe={alertSlotRecipe}
          variant="solid"
          colorPalette="primary"
          alignItems="center"
          flexWrap="wrap"
          css={withClose}
        >
          <Alert.Indicator>
            <LuMegaphone />
          </Alert.Indicator>
          <Alert.Title flex="1 1 160px">O painel tem novidades nesta versão.</Alert.Title>
          <ButtonLink to={findPageOrHome('pages/changelog/page')} size="xs" variant="surface">
            Ver
          </ButtonLink>
          <CloseButton
            colorPalette="primary"
            size="xs"
            color="inherit"
            _hover={{ bg: 'primary.contrast/20' }}
            aria-label="Dispensar a novidade"
            onClick={() => dismiss('novidade')}
          />
        </Alert.Root>
      )}
      {shown.includes('manutencao') && (
        <Alert.Root
          recipe={alertSlotRecipe}
          colorPalette="warning"
          borderRadius="0"
          borderInlineStartWidth="4px"
          borderInlineStartColor="warning.solid"
          alignItems="center"
          flexWrap="wrap"
        >
          <Alert.Indicator>
            <LuTriangleAlert />
          </Alert.Indicator>
          <Alert.Content flex="1 1 160px">
            <Alert.Title>Manutenção neste domingo</Alert.Title>
            <Alert.Description>Das 2h às 4h as consultas ficam em fila.</Alert.Description>
          </Alert.Content>
          <CloseButton
            size="xs"
            colorPalette="warning"
            aria-label="Dispensar a manutenção"
            onClick={() => dismiss('manutencao')}
          />
        </Alert.Root>
      )}
      {shown.includes('conexao') && (
        <Alert.Root
          recipe={alertSlotRecipe}
          variant="surface"
          colorPalette="danger"
          alignItems="center"
          flexWrap="wrap"
          css={withClose}
        >
          <Alert.Indicator>
            <LuCloudOff />
          </Alert.Indicator>
          <Alert.Title flex="1 1 160px" role="status">
            {attempts === 0 ? 'A fonte não respondeu.' : `A fonte não respondeu (${attempts + 1} vezes).`}
          </Alert.Title>
          <Button size="xs" variant="outline" colorPalette="danger" onClick={() => setAttempts(attempts + 1)}>
            <LuRefreshCw aria-hidden="true" /> Tentar de novo
          </Button>
          <CloseButton
            size="xs"
            colorPalette="danger"
            aria-label="Dispensar a falha"
            onClick={() => dismiss('conexao')}
          />
        </Alert.Root>
      )}
      {shown.length < banners.length && (
        <Box>
          <OutlineButton onClick={() => setShown(banners)}>Trazer as faixas de volta</OutlineButton>
        </Box>
      )}
    </Flex>
  )
}

/** The last button closes; it keeps the corner when the line wraps. */
const withClose = {
  position: 'relative',
  pe: '14',
  '& > button:last-of-type': { position: 'absolute', top: '3', insetEnd: '3' },
} as const

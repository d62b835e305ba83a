import { Box, Button, Flex, Kbd, Portal, Text, Tooltip } from '@chakra-ui/react'
import { tooltipSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuLock, LuSave } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Row } from '../row.tsx'

type RichTipProps = { content: ReactNode; palette?: string; delay?: number; children: ReactNode }

function RichTip({ content, palette, delay = 200, children }: RichTipProps) {
  const colors = palette ? { '--tooltip-bg': `colors.${palette}.solid`, color: `${palette}.contrast` } : {}
  return (
    <Tooltip.Root
      recipe={tooltipSlotRecipe}
      openDelay={delay}
      closeDelay={100}
      positioning={{ placement: 'top' }}
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content css={colors} maxW="240px">
            <Tooltip.Arrow>
              <Tooltip.ArrowTip />
            </Tooltip.Arrow>
            {content}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}

/** A button that is not available stays focusable, so that its tooltip can say why. */
export function RichTips() {
  return (
    <Row>
      <RichTip
        content={
          <Flex gap="2" align="center">
            Salvar <Kbd size="sm">Ctrl</Kbd> <Kbd size="sm">S</Kbd>
          </Flex>
        }
      >
        <Button variant="outline" onClick={() => notify.info('Nada é guardado neste exemplo')}>
          <LuSave aria-hidden="true" /> Salvar
        </Button>
      </RichTip>
      <RichTip
        content={
          <Box>
            <Text fontWeight="600">Sem permissão</Text>
            Só quem administra a conta publica.
          </Box>
        }
      >
        <Button variant="outline" aria-disabled="true" opacity="0.6" cursor="not-allowed">
          <LuLock aria-hidden="true" /> Publicar
        </Button>
      </RichTip>
      {(['primary', 'success', 'danger'] as const).map((palette) => (
        <RichTip key={palette} palette={palette} content={`Dica na cor ${palette}`}>
          <Button variant="ghost" colorPalette={palette}>
            {palette}
          </Button>
        </RichTip>
      ))}
      <RichTip delay={1000} content="Demorou um segundo">
        <Button variant="ghost" colorPalette="neutral">
          Com demora
        </Button>
      </RichTip>
    </Row>
  )
}

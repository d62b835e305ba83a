import { Box, Button, Flex, Kbd, Text } from '@chakra-ui/react'
import { LuLock, LuSave } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Row } from '../basics.tsx'
import { Tip } from './tip.tsx'

export const meta = { title: 'Dicas ricas', description: 'Atalho, motivo de um bloqueio, cores e demora.' }

const look = { variant: 'outline', colorPalette: 'primary' } as const

const shortcut = (
  <Flex gap="2" align="center">
    Salvar <Kbd size="sm">Ctrl</Kbd> <Kbd size="sm">S</Kbd>
  </Flex>
)

const reason = (
  <Box>
    <Text fontWeight="600">Sem permissão</Text>
    Só quem administra a conta publica.
  </Box>
)

/** A button that is not available stays focusable, so that its tooltip can say why. */
export default () => (
  <Row>
    <Tip text={shortcut}>
      <Button {...look} onClick={() => notify.info('Nada é guardado neste exemplo')}>
        <LuSave aria-hidden="true" /> Salvar
      </Button>
    </Tip>
    <Tip text={reason}>
      <Button {...look} aria-disabled="true" opacity="0.6" cursor="not-allowed">
        <LuLock aria-hidden="true" /> Publicar
      </Button>
    </Tip>
    {['primary', 'success', 'danger'].map((palette) => (
      <Tip key={palette} palette={palette} text={`Dica na cor ${palette}`}>
        <Button variant="ghost" colorPalette={palette}>
          {palette}
        </Button>
      </Tip>
    ))}
    <Tip delay={1000} text="Demorou um segundo">
      <Button variant="ghost">Com demora</Button>
    </Tip>
  </Row>
)

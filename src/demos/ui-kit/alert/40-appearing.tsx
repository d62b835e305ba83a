import { Button, CloseButton, Flex, Portal, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuCircleCheck, LuCookie } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Muted, OutlineButton, Row } from '../basics.tsx'
import { Notice } from './notice.tsx'

export const meta = {
  Closable: { title: 'Com botão de fechar', description: 'Lido por leitores de tela quando aparece.' },
  PageBanner: { title: 'Na largura da página', description: 'Sobre o conteúdo, até você responder.' },
  Toasts: {
    title: 'Temporários',
    description: 'O tempo para enquanto o ponteiro ou o foco está neles.',
  },
}

/** An alert that appears later is announced: `role="status"` politely, `role="alert"` at once. */
export function Closable() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <OutlineButton onClick={() => setOpen(true)}>Mostrar o aviso de novo</OutlineButton>
  const close = () => setOpen(false)
  return (
    <Notice
      icon={<LuCircleCheck />}
      title="Preferências salvas neste navegador."
      titleProps={{ flex: '1' }}
      role="status"
      colorPalette="success"
      alignItems="center"
    >
      <CloseButton size="xs" colorPalette="success" aria-label="Fechar aviso" onClick={close} />
    </Notice>
  )
}

export function PageBanner() {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const opener = useRef<HTMLButtonElement>(null)

  function close(text: string) {
    setAnswer(text)
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <OutlineButton ref={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Esconder a faixa' : 'Mostrar a faixa'}
      </OutlineButton>
      <Muted role="status">{answer}</Muted>
      {isOpen && (
        <Portal>
          <Flex
            as="section"
            aria-label="Faixa da página"
            position="fixed"
            insetInline="0"
            bottom={{ base: 'calc(64px + env(safe-area-inset-bottom))', md: '0' }}
            zIndex="sticky"
            align="center"
            justify="center"
            wrap="wrap"
            gap="3"
            px="5"
            py="3"
            bg="bg.inverted"
            color="fg.inverted"
            boxShadow="lg"
            onKeyDown={({ key }) => key === 'Escape' && close('Fechada')}
          >
            <LuCookie aria-hidden="true" />
            <Text flex={{ base: '1 1 200px', md: '0 1 auto' }}>
              Esta faixa é um exemplo: a resposta fica só nesta tela.
            </Text>
            <Flex gap="2">
              <Button autoFocus size="xs" onClick={() => close('Você aceitou')}>
                Aceitar
              </Button>
              <Button
                size="xs"
                variant="outline"
                color="inherit"
                _hover={{ bg: 'fg.inverted/20' }}
                onClick={() => close('Você recusou')}
              >
                Recusar
              </Button>
              <CloseButton
                colorPalette="primary"
                size="xs"
                color="inherit"
                _hover={{ bg: 'fg.inverted/20' }}
                aria-label="Fechar a faixa"
                onClick={() => close('Fechada')}
              />
            </Flex>
          </Flex>
        </Portal>
      )}
    </Flex>
  )
}

const toasts = [
  ['Sucesso', () => notify.success('Relatório gerado')],
  ['Informação', () => notify.info('Há uma versão nova')],
  ['Atenção', () => notify.warning('Sem conexão há um minuto')],
  ['Erro', () => notify.error('A fonte não respondeu')],
] as const

export const Toasts = () => (
  <Row>
    {toasts.map(([name, show]) => (
      <OutlineButton key={name} onClick={show}>
        {name}
      </OutlineButton>
    ))}
  </Row>
)

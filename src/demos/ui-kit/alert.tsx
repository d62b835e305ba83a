import { Alert, Button, CloseButton, Flex, Text } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import {
  LuCalendarClock,
  LuCircleCheck,
  LuCircleX,
  LuGift,
  LuInfo,
  LuTriangleAlert,
  LuWifiOff,
} from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Banners } from './alert/banners.tsx'
import { Countdown } from './alert/countdown.tsx'
import { ErrorList } from './alert/error-list.tsx'
import { PageBanner } from './alert/page-banner.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const kinds = [
  ['info', <LuInfo key="icon" />, 'A base foi atualizada hoje às 6h.'],
  ['success', <LuCircleCheck key="icon" />, 'O relatório está pronto.'],
  ['warning', <LuTriangleAlert key="icon" />, 'Restam dez consultas neste mês.'],
  ['danger', <LuCircleX key="icon" />, 'A fonte não respondeu.'],
] as const

function Severities() {
  return (
    <Flex direction="column" gap="3">
      {kinds.map(([palette, icon, text]) => (
        <Alert.Root key={palette} recipe={alertSlotRecipe} colorPalette={palette}>
          <Alert.Indicator>{icon}</Alert.Indicator>
          <Alert.Title>{text}</Alert.Title>
        </Alert.Root>
      ))}
    </Flex>
  )
}

function Variants() {
  return (
    <Flex direction="column" gap="3">
      {(['subtle', 'surface', 'outline', 'solid'] as const).map((variant) => (
        <Alert.Root key={variant} recipe={alertSlotRecipe} variant={variant} colorPalette="info">
          <Alert.Indicator>
            <LuInfo />
          </Alert.Indicator>
          <Alert.Title>Variante {variant}</Alert.Title>
        </Alert.Root>
      ))}
    </Flex>
  )
}

function WithDetail() {
  const [answer, setAnswer] = useState('')
  if (answer)
    return (
      <Row>
        <Text role="status">{answer}</Text>
        <Button variant="outline" colorPalette="primary" onClick={() => setAnswer('')}>
          Mostrar de novo
        </Button>
      </Row>
    )
  return (
    <Alert.Root recipe={alertSlotRecipe} variant="surface" colorPalette="warning">
      <Alert.Indicator>
        <LuTriangleAlert />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>O cadastro está incompleto</Alert.Title>
        <Alert.Description>
          Faltam o telefone e o CEP. Sem eles não há como emitir a fatura.
        </Alert.Description>
        <Row mt="2">
          <Button size="xs" colorPalette="warning" onClick={() => setAnswer('O formulário abriria aqui.')}>
            Completar agora
          </Button>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="warning"
            onClick={() => setAnswer('O aviso volta amanhã.')}
          >
            Depois
          </Button>
        </Row>
      </Alert.Content>
    </Alert.Root>
  )
}

/** An alert that appears later is announced: `role="status"` politely, `role="alert"` at once. */
function Closable() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen)
    return (
      <Button variant="outline" colorPalette="primary" onClick={() => setOpen(true)}>
        Mostrar o aviso de novo
      </Button>
    )
  return (
    <Alert.Root recipe={alertSlotRecipe} role="status" colorPalette="success" alignItems="center">
      <Alert.Indicator>
        <LuCircleCheck />
      </Alert.Indicator>
      <Alert.Title flex="1">Preferências salvas neste navegador.</Alert.Title>
      <CloseButton
        size="xs"
        colorPalette="success"
        aria-label="Fechar aviso"
        onClick={() => setOpen(false)}
      />
    </Alert.Root>
  )
}

function Toasts() {
  return (
    <Row>
      <Button variant="outline" colorPalette="primary" onClick={() => notify.success('Relatório gerado')}>
        Sucesso
      </Button>
      <Button variant="outline" colorPalette="primary" onClick={() => notify.info('Há uma versão nova')}>
        Informação
      </Button>
      <Button
        variant="outline"
        colorPalette="primary"
        onClick={() => notify.warning('Sem conexão há um minuto')}
      >
        Atenção
      </Button>
      <Button variant="outline" colorPalette="primary" onClick={() => notify.error('A fonte não respondeu')}>
        Erro
      </Button>
    </Row>
  )
}

const sizes = [
  ['sm', <LuWifiOff key="icon" />, 'Sem conexão: o que você escreve fica guardado.'],
  ['md', <LuGift key="icon" />, 'Você ganhou dez consultas neste mês.'],
  ['lg', <LuCalendarClock key="icon" />, 'O contrato termina em trinta dias.'],
] as const

/** Icons of the subject instead of those of the severity. */
function Sizes() {
  return (
    <Flex direction="column" gap="3">
      {sizes.map(([size, icon, text]) => (
        <Alert.Root
          key={size}
          recipe={alertSlotRecipe}
          size={size}
          variant="surface"
          colorPalette="secondary"
        >
          <Alert.Indicator>{icon}</Alert.Indicator>
          <Alert.Title>{text}</Alert.Title>
        </Alert.Root>
      ))}
    </Flex>
  )
}

export default function AlertPage() {
  return (
    <SpecimenPage source={() => import('./alert.tsx?raw')}>
      <Specimen title="Gravidade" code="Severities">
        <Severities />
      </Specimen>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Tamanhos" description="Com o ícone do assunto." code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Com explicação e ações" code="WithDetail">
        <WithDetail />
      </Specimen>
      <Specimen
        title="Faixas com ação"
        description="Cada uma pode ser dispensada."
        code="Banners"
        source={() => import('./alert/banners.tsx?raw')}
      >
        <Banners />
      </Specimen>
      <Specimen
        title="Resumo de erros"
        description="O foco vai ao resumo; cada linha leva ao campo."
        code="ErrorList"
        source={() => import('./alert/error-list.tsx?raw')}
      >
        <ErrorList />
      </Specimen>
      <Specimen
        title="Com contagem"
        description="O tempo pode ser pausado e renovado."
        code="Countdown"
        source={() => import('./alert/countdown.tsx?raw')}
      >
        <Countdown />
      </Specimen>
      <Specimen
        title="Com botão de fechar"
        description="Lido por leitores de tela quando aparece."
        code="Closable"
      >
        <Closable />
      </Specimen>
      <Specimen
        title="Na largura da página"
        description="Sobre o conteúdo, até você responder."
        code="PageBanner"
        source={() => import('./alert/page-banner.tsx?raw')}
      >
        <PageBanner />
      </Specimen>
      <Specimen
        title="Temporários"
        description="O tempo para enquanto o ponteiro ou o foco está neles."
        code="Toasts"
      >
        <Toasts />
      </Specimen>
    </SpecimenPage>
  )
}

import { Alert, Button, Text } from '@chakra-ui/react'
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
import { Column, OutlineButton, Row } from '../basics.tsx'
import { Notice } from './notice.tsx'

export const meta = {
  Severities: { title: 'Gravidade' },
  Variants: { title: 'Variantes' },
  Sizes: { title: 'Tamanhos', description: 'Com o ícone do assunto.' },
  WithDetail: { title: 'Com explicação e ações' },
}

const kinds = [
  ['info', <LuInfo key="icon" />, 'A base foi atualizada hoje às 6h.'],
  ['success', <LuCircleCheck key="icon" />, 'O relatório está pronto.'],
  ['warning', <LuTriangleAlert key="icon" />, 'Restam dez consultas neste mês.'],
  ['danger', <LuCircleX key="icon" />, 'A fonte não respondeu.'],
] as const

export const Severities = () => (
  <Column>
    {kinds.map(([palette, icon, text]) => (
      <Notice key={palette} icon={icon} title={text} colorPalette={palette} />
    ))}
  </Column>
)

const variants = ['subtle', 'surface', 'outline', 'solid'] as const

export const Variants = () => (
  <Column>
    {variants.map((variant) => (
      <Notice
        key={variant}
        icon={<LuInfo />}
        title={`Variante ${variant}`}
        variant={variant}
        colorPalette="info"
      />
    ))}
  </Column>
)

const sizes = [
  ['sm', <LuWifiOff key="icon" />, 'Sem conexão: o que você escreve fica guardado.'],
  ['md', <LuGift key="icon" />, 'Você ganhou dez consultas neste mês.'],
  ['lg', <LuCalendarClock key="icon" />, 'O contrato termina em trinta dias.'],
] as const

const look = { variant: 'surface', colorPalette: 'secondary' } as const

export const Sizes = () => (
  <Column>
    {sizes.map(([size, icon, text]) => (
      <Notice key={size} size={size} icon={icon} title={text} {...look} />
    ))}
  </Column>
)

export function WithDetail() {
  const [answer, setAnswer] = useState('')
  if (answer)
    return (
      <Row>
        <Text role="status">{answer}</Text>
        <OutlineButton onClick={() => setAnswer('')}>Mostrar de novo</OutlineButton>
      </Row>
    )
  const actions = [
    { name: 'Completar agora', result: 'O formulário abriria aqui.' },
    { name: 'Depois', result: 'O aviso volta amanhã.', variant: 'ghost' },
  ] as const
  const detail = (
    <>
      <Alert.Description>Faltam o telefone e o CEP. Sem eles não há como emitir a fatura.</Alert.Description>
      <Row mt="2">
        {actions.map(({ name, result, ...look }) => (
          <Button key={name} size="xs" colorPalette="warning" {...look} onClick={() => setAnswer(result)}>
            {name}
          </Button>
        ))}
      </Row>
    </>
  )
  return (
    <Notice
      icon={<LuTriangleAlert />}
      title="O cadastro está incompleto"
      detail={detail}
      variant="surface"
      colorPalette="warning"
    />
  )
}

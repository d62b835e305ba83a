import { Button, CloseButton, Popover } from '@chakra-ui/react'
import { LuCircleHelp } from 'react-icons/lu'
import { Balloon } from '../balloon.tsx'
import { Muted, Row } from '../basics.tsx'

export const meta = { title: 'Balão com explicação', description: 'Fica aberto até você fechar.' }

const terms = [
  ['CNS', 'Cartão Nacional de Saúde', 'O número de quinze algarismos com que o SUS identifica uma pessoa.'],
  ['CNAE', 'Atividade econômica', 'O código do que uma empresa faz, com sete algarismos.'],
] as const

export default () => (
  <>
    <Muted mb="3">O cadastro aceita pessoas sem CPF, e empresas de qualquer ramo.</Muted>
    <Row>
      {terms.map(([term, title, text]) => (
        <Balloon
          key={title}
          trigger={
            <Button variant="subtle" size="sm">
              <LuCircleHelp aria-hidden="true" /> O que é {term}?
            </Button>
          }
          size="xs"
          content={{ 'aria-label': title }}
        >
          <Popover.Body pe="10">
            <Popover.Title fontWeight="600">{title}</Popover.Title>
            <Popover.Description color="fg.muted" mt="1">
              {text}
            </Popover.Description>
          </Popover.Body>
          <Popover.CloseTrigger asChild position="absolute" top="1" insetEnd="1">
            <CloseButton colorPalette="primary" size="xs" aria-label="Fechar" />
          </Popover.CloseTrigger>
        </Balloon>
      ))}
    </Row>
  </>
)

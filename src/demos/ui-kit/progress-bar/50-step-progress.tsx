import { Box, Button, Center, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCheck } from 'react-icons/lu'
import { Muted, OutlineButton, Row, Small } from '../basics.tsx'

export const meta = { title: 'Etapas' }

const stages = [
  ['Pedido', 'Recebido e pago'],
  ['Separação', 'Conferido no estoque'],
  ['Transporte', 'A caminho'],
  ['Entrega', 'Com o cliente'],
] as const

/** The stages of an order. Done stages have a check mark, not only a color. */
export default function StepProgress() {
  const [step, setStep] = useState(1)
  return (
    <>
      <Flex as="ol" direction="column" listStyleType="none" aria-label="Etapas da entrega">
        {stages.map(([title, text], index) => {
          const isDone = index < step
          const isCurrent = index === step
          return (
            <Flex as="li" key={title} gap="3" aria-current={isCurrent ? 'step' : undefined}>
              <Flex direction="column" align="center" aria-hidden="true">
                <Center
                  boxSize="8"
                  flexShrink="0"
                  borderRadius="full"
                  borderWidth="2px"
                  borderColor={isDone || isCurrent ? 'primary.solid' : 'border.control'}
                  bg={isDone ? 'primary.solid' : undefined}
                  color={isDone ? 'primary.contrast' : isCurrent ? 'primary.fg' : 'fg.muted'}
                  textStyle="small"
                  fontWeight="600"
                >
                  {isDone ? <LuCheck /> : index + 1}
                </Center>
                {index < stages.length - 1 && (
                  <Box flex="1" width="2px" minH="6" bg={isDone ? 'primary.solid' : 'border.emphasized'} />
                )}
              </Flex>
              <Box pb="4">
                <Text fontWeight="600">
                  {title}
                  {isDone && (
                    <Text as="span" srOnly>
                      : concluída
                    </Text>
                  )}
                </Text>
                <Small>{text}</Small>
              </Box>
            </Flex>
          )
        })}
      </Flex>
      <Row mt="4">
        <OutlineButton disabled={step === 0} onClick={() => setStep(step - 1)}>
          Voltar
        </OutlineButton>
        <Button disabled={step === stages.length} onClick={() => setStep(step + 1)}>
          Avançar
        </Button>
        <Muted role="status">
          {step === stages.length ? 'Entregue' : `${step} de ${stages.length} etapas concluídas`}
        </Muted>
      </Row>
    </>
  )
}

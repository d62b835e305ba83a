import { Button, Steps, Text } from '@chakra-ui/react'
import { stepsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCheck } from 'react-icons/lu'
import { Row } from '../row.tsx'

const stages = [
  ['Pedido', 'Recebido e pago'],
  ['Separação', 'Conferido no estoque'],
  ['Transporte', 'A caminho'],
  ['Entrega', 'Com o cliente'],
] as const

/** Where an order is. The done stages have a check mark, not only a color. */
export function StepProgress() {
  const [step, setStep] = useState(1)
  return (
    <>
      <Steps.Root
        recipe={stepsSlotRecipe}
        step={step}
        count={stages.length}
        size="sm"
        colorPalette="primary"
        orientation="vertical"
        height="60"
      >
        <Steps.List aria-label="Etapas da entrega" role="list">
          {stages.map(([title, text], index) => (
            <Steps.Item
              key={title}
              index={index}
              role="listitem"
              aria-current={index === step ? 'step' : undefined}
            >
              <Steps.Indicator>
                <Steps.Status complete={<LuCheck aria-hidden="true" />} incomplete={<Steps.Number />} />
              </Steps.Indicator>
              <div>
                <Steps.Title>{title}</Steps.Title>
                <Steps.Description color="fg.muted">{text}</Steps.Description>
              </div>
              <Steps.Separator />
            </Steps.Item>
          ))}
        </Steps.List>
      </Steps.Root>
      <Row mt="4">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Voltar
        </Button>
        <Button disabled={step === stages.length} onClick={() => setStep(step + 1)}>
          Avançar
        </Button>
        <Text role="status" color="fg.muted">
          {step === stages.length ? 'Entregue' : `${step} de ${stages.length} etapas concluídas`}
        </Text>
      </Row>
    </>
  )
}

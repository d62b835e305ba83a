import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { OutlineButton } from '../basics.tsx'
import { StepList } from '../wizard/step-list.tsx'

export const meta = { title: 'Só as etapas', description: 'A lista de etapas, com um conteúdo qualquer.' }

const steps = [
  ['Pedido', 'O que foi pedido chega à fila em segundos.'],
  ['Análise', 'Uma pessoa confere os documentos.'],
  ['Entrega', 'O resultado fica disponível no painel.'],
] as const

const titles = steps.map(([title]) => title)

/** The step list without a form. */
export default function ShortSteps() {
  const [step, setStep] = useState(1)
  return (
    <Stack gap="4">
      <StepList label="Etapas do pedido" titles={titles} current={step} onStepChange={setStep} />
      <Text>{steps[step]?.[1]}</Text>
      <Flex gap="2">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Anterior
        </Button>
        <OutlineButton disabled={step === steps.length - 1} onClick={() => setStep(step + 1)}>
          Próxima
        </OutlineButton>
      </Flex>
    </Stack>
  )
}
